// What the analysis says: values, squares, the sentence under the board. Every number says
// whether it is proven or estimated.

import type { GameLook, Kind, Square } from "../games/look";
import { t } from "../i18n/index.svelte";
import type { Path, PlayerName, Proven, StudyTree, StudyView, Value } from "../play/rules";
import { because } from "../play/sentence";
import { colourArgs, describeSquare } from "../play/words";
import type { StoredStudy } from "./stored";
import { lineOf } from "./tree";
import type { Badge, Known } from "./truth";

/** What a turn is worth to the side to move: "wins in 7", "62 %". */
export function valueText(value: Value | null): string {
  if (!value) return t("value-unknown");
  if (value.type === "estimate") return t("value-percent", { percent: percent(value.percent) });
  return provenText(value);
}

/** What is proven, or that nothing is. */
export function provenText(known: Known): string {
  if (!known) return t("value-unknown");
  if (known.outcome === "draw") return t("value-draw");
  return timed(known.outcome === "win" ? "value-win" : "value-loss", known);
}

/** The sentence of a value, with how long it takes: `-in` to the turn, `-within` as a bound. */
function timed(key: string, { distance }: Proven, args: Record<string, string> = {}): string {
  // Nothing takes no turns but a game that is over.
  if (!distance?.turns) return t(key, args);
  return t(`${key}-${distance.exact ? "in" : "within"}`, { ...args, turns: distance.turns });
}

function percent(exact: number): number {
  return Math.min(99, Math.max(1, Math.round(exact)));
}

/** The value as the first player sees it: how much of the bar is theirs, from 0 to 1. */
export function share(value: Value, toMove: PlayerName): number {
  const mine =
    value.type === "estimate" ? value.percent / 100 : { win: 1, draw: 0.5, loss: 0 }[value.outcome];
  return toMove === "first" ? mine : 1 - mine;
}

/** What the bar says: "Pink wins in 7", "Pink 62 %". */
export function barText(look: GameLook, value: Value, toMove: PlayerName): string {
  const other: PlayerName = toMove === "first" ? "second" : "first";
  if (value.type === "estimate") {
    const ahead = value.percent >= 50 ? toMove : other;
    const chance = value.percent >= 50 ? value.percent : 100 - value.percent;
    return t("bar-chance", { ...colourArgs(look, ahead), percent: percent(chance) });
  }
  if (value.outcome === "draw") return t("bar-draw");
  return timed("bar-wins", value, colourArgs(look, value.outcome === "win" ? toMove : other));
}

/** What a square says to a screen reader: as in play, and what is proven. */
export function describe(
  look: GameLook,
  view: StudyView,
  square: Square,
  placing: Kind | undefined,
  badges: Badge[],
): string {
  const parts = [describeSquare(look, view, square, placing)];
  for (const badge of badges.filter((one) => one.square === square)) {
    const value = provenText(badge.known);
    parts.push(badge.totem ? t("square-step-value", { totem: badge.totem, value }) : value);
  }
  return parts.join(", ");
}

/** What is said where the game of a study turned, as long as its line is that game. */
export function turnedText(
  tree: StudyTree,
  path: Path,
  { game = [], turned }: Pick<StoredStudy, "game" | "turned">,
): string {
  if (!turned || path.length !== turned.ply || path.some((branch) => branch !== 0)) return "";
  const [line, turns] = [lineOf(tree), game.slice(1)];
  const same = turns.slice(0, turned.ply + 1).every((turn, index) => turn === line[index]);
  // A turn is one word.
  const turn = turns[turned.ply]?.replace("-", "\u2011") ?? "";
  return same ? t(`turned-${turned.how}`, { turn }) : "";
}

/** What to do now, or how the game has ended. */
export function sayNow(look: GameLook, view: StudyView, placing: Kind | undefined): string {
  const { hand, result } = view;
  if (result) {
    const { outcome, end } = result;
    const main =
      outcome === "first" || outcome === "second"
        ? t("bar-wins", colourArgs(look, outcome))
        : t("end-draw");
    return end ? `${main}. ${because(look, outcome, end)}` : main;
  }
  if (hand.state === "chosen") return t(`say-go-${look.id}`, { totem: hand.totem });
  if (hand.state === "stepped") {
    return t(`say-place-${look.id}`, { kind: placing ?? "", reach: hand.places.reach });
  }
  return t("player-to-move", colourArgs(look, view.toMove));
}
