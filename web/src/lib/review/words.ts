// What the review says. Every verdict that is an estimate is called one.

import { barText } from "../analyse/words";
import type { GameLook } from "../games/look";
import { t } from "../i18n/index.svelte";
import type { GameReview, OutcomeName, PlayerName, TurnReview, Value } from "../play/rules";

const FAULTS: readonly string[] = ["inaccurate", "mistake", "blunder"];

/** As they stand behind a turn in a record. */
const MARKS: Record<string, string> = { only: "!", inaccurate: "?!", mistake: "?", blunder: "??" };

/** Did the turn give something away? */
export function isFault(turn: TurnReview | undefined): boolean {
  return !!turn?.class && FAULTS.includes(turn.class);
}

export function markOf(turn: TurnReview): string {
  return (turn.class && MARKS[turn.class]) ?? "";
}

/** A turn is one word. */
export function turnText(turn: string): string {
  return turn.replace("-", "\u2011");
}

/** "3." or "3…", as in a record. */
export function numberText({ turns }: GameReview, index: number): string {
  const ply = index + (turns[0]?.player === "second" ? 1 : 0);
  return `${Math.floor(ply / 2) + 1}${ply % 2 === 0 ? "." : "…"}`;
}

/** "3. Xc6-c5??" */
export function placeText(review: GameReview, index: number): string {
  const turn = review.turns[index]!;
  return `${numberText(review, index)} ${turnText(turn.turn)}${markOf(turn)}`;
}

/** How good a turn was. */
export function classText(turn: TurnReview): string {
  if (!turn.class) return t("review-open");
  if (turn.overlooked) return t("review-overlooked");
  const word = t(`review-class-${turn.class}`);
  return turn.settled ? word : t("review-estimated", { class: word });
}

/** What there is to say of a turn. */
export function remarksText(turn: TurnReview): string {
  const said = turn.remarks.map(({ key, args }) => {
    const shown = Object.entries(args).map(([name, value]) => [
      name,
      name === "turn" ? turnText(String(value)) : value,
    ]);
    return t(key, Object.fromEntries(shown) as typeof args);
  });
  return said.join(" ");
}

/** Who is ahead, and whether that is proven. */
export function chanceText(look: GameLook, value: Value | null | undefined): string {
  if (!value) return t("review-open");
  const text = barText(look, value, "first");
  return t(value.type === "proven" ? "bar-proven" : "bar-estimated", { value: text });
}

/**
 * The place to look at first: the turn that cost the game. Where it was lost far from its end, as
 * only a proof can tell, the turn that overlooked the blow comes before it.
 */
export function mainPoint(review: GameReview, loser: PlayerName | undefined): number {
  const { turns, turning } = review;
  const theirs = turning.filter((index) => turns[index]?.player === loser);
  const decisive = theirs.findLast((index) => isFault(turns[index]));
  const plain = decisive !== undefined && turns[decisive]?.class !== "inaccurate";
  return (plain ? decisive : theirs.at(-1)) ?? turning.at(-1) ?? turns.length;
}

/** Who lost: by the result, or by what is proven where the game stopped; else whoever asks. */
export function loserOf(
  { chances }: GameReview,
  outcome: OutcomeName | undefined,
  me: PlayerName | undefined,
): PlayerName | undefined {
  if (outcome === "first") return "second";
  if (outcome === "second") return "first";
  const end = chances.at(-1);
  if (outcome === "draw" || end?.type !== "proven" || end.outcome === "draw") return me;
  return end.outcome === "win" ? "second" : "first";
}
