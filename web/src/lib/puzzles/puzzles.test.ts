// The files of puzzles as the browser reads them, which one comes when, and what is kept.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { brotliCompressSync } from "node:zlib";
import { dayOf, isAhead, NO_DAYS, solvedOn, standing, type Days } from "./days";
import { readPuzzles } from "./file";
import { DAILY, firstPuzzles, FIRST, modeOf, nextPuzzle, puzzleOfTheDay } from "./modes";
import { dueOn, NONE, puzzleProgressOf } from "./progress";
import { BEGINNER, rated } from "./rating";
import { themesOf } from "./rooms";

const FOLDER = new URL("../../../../crates/engine/src/", import.meta.url);
const GAMES = ["oxono", "yoxii"] as const;
const text = (game: string) => readFileSync(new URL(`${game}/${game}.puzzles`, FOLDER), "utf8");

describe.each(GAMES)("%s", (game) => {
  const puzzles = readPuzzles(game, text(game))!;

  test("the file is read, is small, and holds enough of every theme", () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(1000);
    expect(brotliCompressSync(text(game)).length).toBeLessThan(60_000);
    for (const theme of themesOf(game)) {
      expect(puzzles.some((puzzle) => puzzle.themes.includes(theme))).toBe(true);
    }
    const held = new Set(puzzles.flatMap(({ themes }) => themes));
    expect([...held].sort()).toEqual([...themesOf(game)].sort());
  });

  test("a damaged file is not read", () => {
    const whole = text(game);
    expect(readPuzzles(game, whole.slice(0, -20))).toBeUndefined();
    expect(readPuzzles(game, whole.replace("win", "hold"))).toBeUndefined();
    expect(readPuzzles(game === "oxono" ? "yoxii" : "oxono", whole)).toBeUndefined();
    expect(readPuzzles(game, "")).toBeUndefined();
  });

  test("the puzzle of the day depends on the day and on the ids alone", () => {
    const backwards = [...puzzles].reverse();
    const ids = new Set<string>();
    for (let day = 20_000; day < 20_060; day += 1) {
      const { id } = puzzleOfTheDay(puzzles, day)!;
      expect(puzzleOfTheDay(backwards, day)!.id).toBe(id);
      // Another puzzle changes the day's only if it is the day's.
      expect(
        puzzleOfTheDay(puzzles.slice(0, -1), day)!.id === id || id === puzzles.at(-1)!.id,
      ).toBe(true);
      ids.add(id);
    }
    expect(ids.size).toBeGreaterThan(50);
    for (const id of ids) {
      const { rating } = puzzles.find((puzzle) => puzzle.id === id)!;
      expect(rating >= DAILY.from && rating < DAILY.below, id).toBe(true);
    }
    // However many easy or hard ones come: the days stay.
    const more = puzzles.flatMap((one) => [
      one,
      { ...one, id: `${one.id}a`, rating: DAILY.from - 1 },
      { ...one, id: `${one.id}b`, rating: DAILY.below },
    ]);
    for (let day = 20_000; day < 20_060; day += 1) {
      expect(puzzleOfTheDay(more, day)!.id).toBe(puzzleOfTheDay(puzzles, day)!.id);
    }
  });

  test("a course ends in five different puzzles", () => {
    expect(new Set(firstPuzzles(puzzles).map(({ id }) => id)).size).toBe(FIRST);
  });

  test("nothing comes twice in a row, and what is due comes again", () => {
    const again = {
      [puzzles[3]!.id]: { due: 7, solved: 0 },
      [puzzles[5]!.id]: { due: 9, solved: 0 },
    };
    const progress = { ...NONE, again };
    const shown: string[] = [];
    const choice = { puzzles, progress, today: 8, shown, solved: 0, lot: 0.5 };
    expect(nextPuzzle({ kind: "again" }, choice)?.id).toBe(puzzles[3]!.id);
    expect(nextPuzzle({ kind: "again" }, { ...choice, today: 6 })).toBeUndefined();
    for (let i = 0; i < 30; i += 1) shown.push(nextPuzzle(modeOf("#rated"), choice)!.id);
    expect(new Set(shown).size).toBe(30);
    expect(nextPuzzle(modeOf("#defence"), choice)!.themes).toContain("defence");
  });
});

const onDays = (...days: number[]) =>
  days.reduce<Days>((row, today) => solvedOn(row, today), NO_DAYS);

test("the row of days bears a missed day, and no more", () => {
  let days = onDays(100, 101, 101, 103);
  expect(days).toEqual({ count: 3, last: 103, spare: 0, best: 3 });
  expect(standing(days, 104).count).toBe(3);
  expect(standing(days, 105).count).toBe(0);
  expect(solvedOn(days, 110)).toMatchObject({ count: 1, spare: 1, best: 3 });
  for (let today = 104; today < 108; today += 1) days = solvedOn(days, today);
  expect(days.spare).toBe(1);
});

test("a clock that was set back, or forward, or right again takes nothing away", () => {
  const days = onDays(20_000, 20_001, 20_002);
  // Back by a year, and on from there: the row goes on.
  const back = solvedOn(days, 19_600);
  expect(isAhead(days, 19_600)).toBe(true);
  expect([standing(days, 19_600).count, back.count]).toEqual([3, 3]);
  expect(solvedOn(back, 19_601).count).toBe(4);
  // And the clock is right again.
  expect(solvedOn(back, 20_003).count).toBe(4);
  // Forward by a year, where a new row begins, and right again.
  const forward = solvedOn(days, 20_400);
  expect(forward.count).toBe(1);
  expect(standing(forward, 20_003).count).toBe(3);
  expect(solvedOn(forward, 20_003)).toMatchObject({ count: 4, best: 4 });
  // Whoever flies to the west has the same day twice.
  expect(isAhead(days, 20_001)).toBe(false);
  expect(solvedOn(days, 20_001).count).toBe(3);
});

test("two wrong dates one after the other take nothing away either", () => {
  const days = onDays(20_000, 20_001, 20_002);
  for (const [one, other] of [
    [22_280, 10_716],
    [10_716, 22_280],
    [22_280, 25_000],
  ] as const) {
    const strayed = solvedOn(solvedOn(days, one), other);
    expect(solvedOn(strayed, 20_003)).toMatchObject({ count: 4, last: 20_003, best: 4 });
  }
  // A row that is broken for good gives way to one that was long enough since.
  const since = onDays(19_000, 19_001, 19_002, 20_000, 20_001);
  expect(solvedOn(solvedOn(since, 22_280), 20_002).count).toBe(3);
});

test("what was failed by a wrong clock comes again all the same", () => {
  const again = { soon: { due: 105, solved: 1 }, never: { due: 9000, solved: 0 } };
  const puzzles = [{ id: "never" }, { id: "soon" }, { id: "other" }];
  const due = (today: number) => dueOn({ ...NONE, again }, today, puzzles).map(({ id }) => id);
  expect(due(100)).toEqual(["never"]);
  expect(due(105)).toEqual(["soon", "never"]);
});

test("what was failed and is no longer among the puzzles is not due", () => {
  const again = { gone: { due: 90, solved: 0 }, here: { due: 95, solved: 0 } };
  expect(dueOn({ ...NONE, again }, 100, [{ id: "here" }])).toEqual([{ id: "here" }]);
});

test("a day begins at midnight where one is", () => {
  expect(dayOf(new Date(2026, 10, 17, 0, 1)) - dayOf(new Date(2026, 10, 16, 23, 59))).toBe(1);
  expect(dayOf(new Date(2026, 2, 29, 12)) - dayOf(new Date(2026, 2, 28, 12))).toBe(1);
});

test("a rating follows what was solved, ever more slowly", () => {
  const up = rated(BEGINNER, BEGINNER.value, 1);
  const down = rated(BEGINNER, BEGINNER.value, 0);
  expect(up.value - BEGINNER.value).toBeGreaterThan(50);
  expect(BEGINNER.value - down.value).toBe(up.value - BEGINNER.value);
  const puzzles = GAMES.flatMap((game) => readPuzzles(game, text(game))!);
  const easiest = Math.min(...puzzles.map(({ rating }) => rating));
  expect(BEGINNER.value - rated(BEGINNER, easiest, 0).value).toBeLessThan(100);
  expect(up.deviation).toBeLessThan(BEGINNER.deviation);
  let settled = BEGINNER;
  for (let i = 0; i < 60; i += 1) settled = rated(settled, 1200, i % 2);
  expect(Math.abs(settled.value - 1200)).toBeLessThan(60);
  expect(Math.abs(rated(settled, 1200, 1).value - settled.value)).toBeLessThan(20);
});

test("only what has the form is taken for progress", () => {
  expect(puzzleProgressOf(NONE)).toEqual(NONE);
  expect(puzzleProgressOf({ ...NONE, version: 2 })).toBeUndefined();
  expect(puzzleProgressOf({ ...NONE, seen: { abcde: -1 } })).toBeUndefined();
  expect(puzzleProgressOf({ ...NONE, again: { abcde: 3 } })).toBeUndefined();
  expect(puzzleProgressOf({ ...NONE, days: { ...NO_DAYS, last: "x" } })).toBeUndefined();
  expect(puzzleProgressOf({ ...NONE, days: { ...NO_DAYS, was: 5 } })).toBeUndefined();
  expect(puzzleProgressOf(null)).toBeUndefined();
});
