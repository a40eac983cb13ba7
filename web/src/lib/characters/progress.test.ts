// What is kept of the way up, and that damaged texts do no harm.

import { expect, test } from "vitest";
import { gentlerLevel, hasStar, isRare, nextLevel, towerOf } from "./progress";

test("a stored tower is read, and what does not belong there left out", () => {
  const wins = { 1: { first: true, hints: true }, 3: { second: true } };
  const losses = { level: 4, inARow: 2 };
  expect(towerOf({ version: 1, wins, losses })).toEqual({ version: 1, wins, losses });
  for (const value of [null, 5, "x", [], {}, { version: 2, wins }]) {
    expect(towerOf(value)).toBeUndefined();
  }
  const mixed = {
    version: 1,
    wins: { 1: { first: "yes" }, 2: { second: true, undo: 1, gold: true }, 9: { first: true } },
    losses: { level: 99, inARow: 1 },
  };
  expect(towerOf(mixed)).toEqual({ version: 1, wins: { 2: { second: true } } });
  expect(towerOf({ version: 1, wins: 3, losses: [] })).toEqual({ version: 1, wins: {} });
  for (const inARow of [-1, 1.5, "3", null]) {
    expect(towerOf({ version: 1, losses: { level: 2, inARow } })?.losses).toBeUndefined();
  }
});

test("the next one is above, else the gentlest that is left", () => {
  const won = (...levels: number[]) => ({
    version: 1 as const,
    wins: Object.fromEntries(levels.map((level) => [level, { first: true } as const])),
  });
  expect(nextLevel(won())).toBe(1);
  expect(nextLevel(won(1, 2, 5), 2)).toBe(3);
  expect(nextLevel(won(4, 5, 6, 7, 8), 8)).toBe(1);
  expect(nextLevel(won(1, 2, 3, 4, 5, 6, 7, 8), 8)).toBeUndefined();
});

test("a gentler one is offered after exactly three losses in a row", () => {
  const after = (inARow: number, level = 4) => ({
    version: 1 as const,
    wins: {},
    losses: { level, inARow },
  });
  expect([1, 2, 3, 4].map((count) => gentlerLevel(after(count), 4))).toEqual([
    undefined,
    undefined,
    3,
    undefined,
  ]);
  expect(gentlerLevel(after(3), 5)).toBeUndefined();
  expect(gentlerLevel(after(3, 1), 1)).toBeUndefined();
});

test("stars and the badge", () => {
  expect(hasStar({ first: true, second: true }, "both")).toBe(true);
  expect(hasStar({ second: true, hints: true }, "both")).toBe(false);
  expect(hasStar({ second: true, hints: true }, "hints")).toBe(true);
  expect(hasStar(undefined, "undo")).toBe(false);
  const [won, open] = [{ firstWins: true }, { firstWins: false }];
  expect([isRare(won, 5), isRare(won, 6), isRare(open, 8)]).toEqual([false, true, false]);
});
