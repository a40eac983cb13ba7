// What a step may do to the games that lie there.

import type * as Api from "../../../crates/wasm/api";
import type { Game } from "../app";

/** What lies on a table: where it began, the turns, and how far the turn in progress has come. */
export interface Lying {
  start: string;
  turns: string[];
  hand: Api.Hand;
  /** Why it is over, if it is. */
  ended?: Api.Termination;
}

export type Tables = Record<Game, Lying | undefined>;

/** Says what a step should not have done. */
export type Expectation = (before: Tables, after: Tables) => string[];

/** Nothing was lost and nothing came. */
export const kept: Expectation = (before, after) =>
  (["oxono", "yoxii"] as const).flatMap((game) => {
    const [was, is] = [before[game], after[game]];
    // A clock that has run out takes the half turn with it.
    const hand = is && was && is.ended ? is.hand : was?.hand;
    const right = describe(was && { ...was, hand: hand! }) === describe(is);
    return right ? [] : [`${game} was ${describe(was)} and is ${describe(is)}`];
  });

/** Whatever happens to this game, the other one is kept. */
export function only(game: Game, then: (was?: Lying, is?: Lying) => string[]): Expectation {
  return (before, after) => [
    ...kept({ ...before, [game]: undefined }, { ...after, [game]: undefined }),
    ...then(before[game], after[game]),
  ];
}

/** The same where one thinks: if the clock has run out meanwhile, nothing but the half turn is lost. */
function inTime(game: Game, then: (was?: Lying, is?: Lying) => string[]): Expectation {
  return only(game, (was, is) => {
    const late = was && !was.ended && is?.ended === "time" && starts(is, was.turns);
    return late ? [] : then(was, is);
  });
}

/** These turns, and perhaps the computer's answer. */
export const played = (game: Game, turn: string): Expectation =>
  inTime(game, (was, is) => {
    const turns = [...(was?.turns ?? []), turn];
    const right = is && starts(is, turns) && is.turns.length <= turns.length + 1;
    return right ? [] : [`${turn} after ${describe(was)} led to ${describe(is)}`];
  });

/** No turn was played, and the hand is like this. */
export const handIs = (game: Game, state: string): Expectation =>
  inTime(game, (was, is) => {
    const right = is?.turns.join() === was?.turns.join() && is?.hand.state === state;
    return right ? [] : [`${describe(was)} led to ${describe(is)}, not to a hand that is ${state}`];
  });

/** At most one turn of each, and none taken back. */
export const wentOn = (game: Game): Expectation =>
  inTime(game, (was, is) => {
    const right = was && is && starts(is, was.turns) && is.turns.length <= was.turns.length + 2;
    return right ? [] : [`${describe(was)} led to ${describe(is)}`];
  });

/** One stage or one turn back. */
export const wentBack = (game: Game): Expectation =>
  inTime(game, (was, is) => {
    const gone = (was?.turns.length ?? 0) - (is?.turns.length ?? 0);
    // A resignation is taken back by itself.
    const none = was?.hand.state !== "idle" || (was.ended && gone === 0);
    const right = was && is && starts(was, is.turns) && (none ? gone === 0 : gone > 0 && gone < 3);
    return right ? [] : [`taken back from ${describe(was)}: ${describe(is)}`];
  });

function starts(lying: Lying, turns: string[]): boolean {
  return lying.turns.slice(0, turns.length).join() === turns.join();
}

function describe(lying: Lying | undefined): string {
  if (!lying) return "nothing";
  return `[${lying.start}] ${lying.turns.join(" ")} ${JSON.stringify(lying.hand)}`;
}
