// What the analysis says: values, squares, the sentence under the board. Every number says
// whether it is proven or estimated.

import type { GameLook, Kind, Square } from "../games/look";
import { t } from "../i18n/index.svelte";
import type { PlayerName, Proven, StudyView, Value } from "../play/rules";
import { because } from "../play/sentence";
import { colourArgs, describeSquare } from "../play/words";
import type { Badge } from "./truth";

/** What a turn is worth to the side to move: "wins in 7", "62 %". */
export function valueText(value: Value | null): string {
  if (!value) return t("value-unknown");
  if (value.type === "estimate") return t("value-percent", { percent: percent(value.percent) });
  return provenText(value);
}

/** What a mark on the board says: what is proven, what is estimated, or that nothing is known. */
export function markText({ known, estimate }: Pick<Badge, "known" | "estimate">): string {
  if (known) return provenText(known);
  if (estimate === undefined) return t("value-unknown");
  return t("bar-estimated", { value: valueText({ type: "estimate", percent: estimate }) });
}

function provenText(known: Proven): string {
  if (known.outcome === "draw") return t("value-draw");
  return timed(known.outcome === "win" ? "value-win" : "value-loss", known);
}

/** The sentence of a value, with how long it takes: `-in` to the turn, `-within` as a bound. */
function timed(key: string, { distance }: Proven, args: Record<string, string> = {}): string {
  // Nothing takes no turns but a game that is over.
  if (!distance?.turns) return t(key, args);
  return t(`${key}-${distance.exact ? "in" : "within"}`, { ...args, turns: distance.turns });
}

/** As it is shown: never 0 or 100, which only a proof gives. */
export function percent(exact: number): number {
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

/** From these chances on one side is ahead, clearly ahead, far ahead. */
const AHEAD: [least: number, key: string][] = [
  [85, "ahead-far"],
  [68, "ahead-clear"],
  [54, "ahead-little"],
];

/** Who is ahead, in one plain sentence. */
export function aheadText(look: GameLook, value: Value, toMove: PlayerName): string {
  if (value.type === "proven") return barText(look, value, toMove);
  const first = share(value, toMove) * 100;
  const chance = Math.max(first, 100 - first);
  const key = AHEAD.find(([least]) => chance >= least)?.[1];
  if (!key) return t("ahead-even");
  return t(key, colourArgs(look, first >= 50 ? "first" : "second"));
}

/** What a square says to a screen reader: as in play, and what it is worth. */
export function describe(
  look: GameLook,
  view: StudyView,
  square: Square,
  placing: Kind | undefined,
  badges: Badge[],
): string {
  const parts = [describeSquare(look, view, square, placing)];
  for (const badge of badges.filter((one) => one.square === square)) {
    const value = markText(badge);
    parts.push(badge.totem ? t("square-step-value", { totem: badge.totem, value }) : value);
  }
  return parts.join(", ");
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
