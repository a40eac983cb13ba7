// What somebody has solved, kept in the browser; docs/storage.md has the form.

import type { GameId } from "../games/ids";
import { fieldsOf, isCount, isObject } from "../storage/shapes";
import { slotsOf } from "../storage/slot";
import { NO_DAYS, solvedOn, type Days } from "./days";
import { BEGINNER, rated, type Rating } from "./rating";

/** A puzzle that was failed and comes again. */
export interface Again {
  /** The day on which it is due. */
  due: number;
  /** How often it was solved since. */
  solved: number;
}

export interface Progress {
  version: 1;
  rating: Rating;
  /** By id: 2 solved, 1 with help or at a later attempt, 0 failed. */
  seen: Record<string, number>;
  again: Record<string, Again>;
  days: Days;
  /** The day whose puzzle was solved last. */
  daily: number;
  /** The longest row without a mistake, and the most in three minutes. */
  streak: number;
  rush: number;
}

/** Of somebody who has never solved one. */
export const NONE: Progress = {
  version: 1,
  rating: BEGINNER,
  seen: {},
  again: {},
  days: NO_DAYS,
  daily: 0,
  streak: 0,
  rush: 0,
};

/** Days until a failed puzzle comes again, after each time that it was solved; then it is known. */
const PAUSES = [1, 3, 7, 21];
const LONGEST = Math.max(...PAUSES);

const slot = slotsOf("puzzles", puzzleProgressOf);

export function readPuzzleProgress(game: GameId): Progress {
  return slot(game).read() ?? NONE;
}

/** Tells when another tab has solved something; the answer ends that. */
export function watchPuzzleProgress(game: GameId, changed: () => void): () => void {
  return slot(game).watch(changed);
}

/** How a puzzle went. */
export interface Outcome {
  id: string;
  rating: number;
  /** Solved without help, with help, after a mistake, or not. */
  how: "clean" | "helped" | "late" | "failed";
  today: number;
  /** Whether it counts for the rating: at the first attempt, and not in a row. */
  counts: boolean;
  /** The day whose puzzle it was, if of any. */
  daily: number | undefined;
}

const SEEN = { clean: 2, helped: 1, late: 1, failed: 0 };
const SCORES = { clean: 1, helped: 0.5, failed: 0 };

/** Keeps how a puzzle went. One that is solved after a mistake is kept twice: as each. */
export function keepOutcome(game: GameId, outcome: Outcome): Progress {
  const { id, rating, how, today, counts, daily } = outcome;
  const before = readPuzzleProgress(game);
  const first = before.seen[id] === undefined;
  const next: Progress = {
    ...before,
    rating:
      counts && first && how !== "late" ? rated(before.rating, rating, SCORES[how]) : before.rating,
    seen: { ...before.seen, [id]: Math.max(before.seen[id] ?? 0, SEEN[how]) },
    again: repeated(before.again, outcome),
    days: how === "failed" ? before.days : solvedOn(before.days, today),
    daily: how === "failed" ? before.daily : (daily ?? before.daily),
  };
  slot(game).write(next);
  return next;
}

/** What comes again, and when, after a puzzle went so. */
function repeated(again: Record<string, Again>, { id, how, today }: Outcome) {
  const next = { ...again };
  if (how === "failed") next[id] = { due: today + PAUSES[0]!, solved: 0 };
  const waiting = again[id];
  if (how === "failed" || how === "late" || !waiting || !isDue(waiting, today)) return next;
  const solved = waiting.solved + 1;
  const pause = PAUSES[solved];
  if (pause === undefined) delete next[id];
  else next[id] = { due: today + pause, solved };
  return next;
}

/** Keeps a record, if it is one. */
export function keepRecord(game: GameId, what: "streak" | "rush", count: number): void {
  const before = readPuzzleProgress(game);
  if (count > before[what]) slot(game).write({ ...before, [what]: count });
}

/**
 * Which of these puzzles were failed and are due, the longest waiting first. What was failed in
 * another version of the app need not be among them.
 */
export function dueOn<Of extends { id: string }>(
  { again }: Progress,
  today: number,
  puzzles: readonly Of[],
): Of[] {
  const due = puzzles.filter(({ id }) => again[id] && isDue(again[id], today));
  return due.sort((a, b) => again[a.id]!.due - again[b.id]!.due);
}

/** A day that is further away than any pause was written by a wrong clock: better now than never. */
function isDue({ due }: Again, today: number): boolean {
  return due <= today || due > today + LONGEST;
}

/** Takes over what was kept elsewhere: of two states, the one that has reached more. */
export function mergePuzzles(game: GameId, other: Progress): void {
  const here = readPuzzleProgress(game);
  const more = Object.keys(other.seen).length > Object.keys(here.seen).length;
  const seen = { ...here.seen };
  for (const [id, result] of Object.entries(other.seen)) {
    seen[id] = Math.max(seen[id] ?? 0, result);
  }
  const later = other.days.last > here.days.last ? other.days : here.days;
  slot(game).write({
    version: 1,
    rating: more ? other.rating : here.rating,
    seen,
    again: more ? { ...here.again, ...other.again } : { ...other.again, ...here.again },
    days: { ...later, best: Math.max(here.days.best, other.days.best) },
    daily: Math.max(here.daily, other.daily),
    streak: Math.max(here.streak, other.streak),
    rush: Math.max(here.rush, other.rush),
  });
}

/** What was kept, if it has the form; a later version has another. */
export function puzzleProgressOf(value: unknown): Progress | undefined {
  const { version, rating, seen, again, days, daily, streak, rush } = fieldsOf(value);
  const { value: strength, deviation } = fieldsOf(rating);
  const { best, was } = fieldsOf(days);
  const isRow = (row: unknown) => {
    const { count, last, spare } = fieldsOf(row);
    return [count, last, spare].every(isCount);
  };
  const isAgain = (one: unknown) => isCount(fieldsOf(one).due) && isCount(fieldsOf(one).solved);
  const whole =
    version === 1 &&
    [strength, deviation, best, daily, streak, rush].every(isCount) &&
    isRow(days) &&
    (was === undefined || isRow(was)) &&
    isObject(seen) &&
    Object.values(seen).every(isCount) &&
    isObject(again) &&
    Object.values(again).every(isAgain);
  return whole ? (value as Progress) : undefined;
}
