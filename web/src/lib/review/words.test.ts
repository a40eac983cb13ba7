// Which places of a game are told of, and which comes first.

import { expect, test } from "vitest";
import type { GameReview, PlayerName, TurnReview } from "../play/rules";
import { loserOf, mainPoint } from "./words";

const SIDES = ["first", "second"] as const;

/** A turn as far as these questions go; the sides take turns. */
function turn(index: number, about: Partial<TurnReview>): TurnReview {
  return { player: SIDES[index % 2]!, settled: true, threat: null, ...about } as TurnReview;
}
function review(turning: number[], ...turns: Partial<TurnReview>[]): GameReview {
  const chances = [{ type: "proven", outcome: "loss" }];
  const all = turns.map((about, index) => turn(index, about));
  return { turning, turns: all, chances } as unknown as GameReview;
}

const FAR = { class: "inaccurate" } as const;
const BLUNDER = { class: "blunder" } as const;
const FINE = { class: "best" } as const;
const OVERLOOKED = { class: "best", overlooked: true } as const;

test("the turn that cost the game comes first", () => {
  const game = review([0, 1, 2], FAR, BLUNDER, BLUNDER, FINE);
  expect(mainPoint(game, "first")).toBe(2);
  expect(mainPoint(game, "second")).toBe(1);
  expect(mainPoint(game, undefined)).toBe(2);
});

test("a blow that was overlooked comes before what only a proof can tell, not before a blunder", () => {
  const far = review([0, 2], FAR, FINE, OVERLOOKED, FINE);
  expect(mainPoint(far, "first")).toBe(2);
  const plain = review([0, 2], BLUNDER, FINE, OVERLOOKED, FINE);
  expect(mainPoint(plain, "first")).toBe(0);
});

test("who lost is told by the result before the board", () => {
  const game = review([], FINE);
  const lost = (outcome?: PlayerName | "draw", me?: PlayerName) => loserOf(game, outcome, me);
  // Proven lost for the first player where it stopped; but the second resigned.
  expect([lost(), lost("first"), lost("second")]).toEqual(["first", "second", "first"]);
  expect([lost("draw"), lost("draw", "second")]).toEqual([undefined, "second"]);
});
