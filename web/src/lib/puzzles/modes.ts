// Ways to solve puzzles, and which one comes next in each. A way is named in the address behind
// the #, so that it can be linked to.

import { hashOf, THEMES, type Puzzle, type Theme } from "./file";
import { dueOn, type Progress } from "./progress";

export type Mode =
  | { kind: "daily" | "rated" | "streak" | "rush" | "again" | "first" }
  | { kind: "theme"; theme: Theme }
  | { kind: "one"; id: string };

const KINDS = ["daily", "rated", "streak", "rush", "again", "first"] as const;

/** The course of a game ends in so many puzzles. */
export const FIRST = 5;

/** Rows begin easily, and every puzzle that is solved makes the next one so much harder. */
const EASY = 550;
const HARDER = 45;
/** So far below one's own rating: more of them are to be solved than failed. */
const GENTLE = 70;
/** The puzzle of the day is for everybody: about the middle half of them by difficulty. */
export const DAILY = { from: 900, below: 1250 };
/** One of so many is drawn, so that no two days are alike. */
const NEAREST = 12;

/** The way that an address names. */
export function modeOf(hash: string): Mode {
  const name = hash.replace(/^#/, "");
  const kind = KINDS.find((kind) => kind === name);
  if (kind) return { kind };
  const theme = THEMES.find((theme) => theme === name);
  if (theme) return { kind: "theme", theme };
  return /^[0-9a-z]{5}$/.test(name) ? { kind: "one", id: name } : { kind: "rated" };
}

/** What the next puzzle is chosen by. */
export interface Choice {
  puzzles: readonly Puzzle[];
  progress: Progress;
  today: number;
  /** What was shown since the page was opened, the last one at the end. */
  shown: readonly string[];
  /** How many were solved in this row. */
  solved: number;
  /** A number from 0 to below 1. */
  lot: number;
}

/** The puzzle that comes next; nothing, where there is none left. */
export function nextPuzzle(mode: Mode, choice: Choice): Puzzle | undefined {
  const { puzzles, progress, today, shown, solved } = choice;
  const fresh = puzzles.filter(({ id }) => !shown.includes(id));
  const own = progress.rating.value - GENTLE;
  switch (mode.kind) {
    case "daily":
      return shown.length === 0 ? puzzleOfTheDay(puzzles, today) : undefined;
    case "one":
      return fresh.find(({ id }) => id === mode.id);
    case "first":
      return firstPuzzles(puzzles).find((puzzle) => fresh.includes(puzzle));
    case "again":
      return dueOn(progress, today, fresh)[0];
    case "streak":
    case "rush":
      return near(choice, fresh, EASY + HARDER * solved);
    case "theme":
      return near(
        choice,
        fresh.filter(({ themes }) => themes.includes(mode.theme)),
        own,
      );
    case "rated":
      return near(choice, fresh, own);
  }
}

/**
 * The same for everybody on the same date: it depends on the day, and on what a puzzle is by
 * itself. So another puzzle changes only the days that it takes.
 */
export function puzzleOfTheDay(puzzles: readonly Puzzle[], day: number): Puzzle | undefined {
  const lot = (puzzle: Puzzle) => hashOf(`${day} ${puzzle.id}`);
  const fit = puzzles.filter(({ rating }) => rating >= DAILY.from && rating < DAILY.below);
  return fit.reduce<Puzzle | undefined>(
    (best, puzzle) => (best && lot(best) <= lot(puzzle) ? best : puzzle),
    undefined,
  );
}

/** Easy ones for whoever has just learnt the game: one turn each, of different kinds. */
export function firstPuzzles(puzzles: readonly Puzzle[]): Puzzle[] {
  const once = puzzles.filter(({ themes }) => themes.includes("at-once"));
  const twice = puzzles.filter(({ themes, asked }) => themes.includes("in-two") && asked === 1);
  return [...once.slice(0, FIRST - 2), ...twice.slice(0, 2)];
}

/** One of those nearest to a rating, of those never seen before if there are any. */
function near({ progress, lot }: Choice, puzzles: Puzzle[], rating: number): Puzzle | undefined {
  const unseen = puzzles.filter(({ id }) => progress.seen[id] === undefined);
  const pool = unseen.length > 0 ? unseen : puzzles;
  const sorted = [...pool].sort(
    (a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating),
  );
  return sorted[Math.floor(lot * Math.min(sorted.length, NEAREST))];
}
