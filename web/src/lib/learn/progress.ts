// How far somebody has come in a course, kept in the browser.

import type { GameId } from "../games/look";
import { isObject, isText } from "../storage/shapes";
import { slotsOf } from "../storage/slot";

export interface Progress {
  /** The steps that were done, by name. */
  done: string[];
  /** The game with help that is still going on: `Table.save`. */
  table?: string;
}

const slot = slotsOf("learn", progressOf);

/** What was kept; nothing done if there is nothing. */
export function readProgress(game: GameId): Progress {
  return slot(game).read() ?? { done: [] };
}

/** Keeps a step as done; doing it again changes nothing. */
export function markDone(game: GameId, step: string): void {
  const progress = readProgress(game);
  if (!progress.done.includes(step))
    slot(game).write({ ...progress, done: [...progress.done, step] });
}

/** Keeps the game with help, or forgets it. */
export function keepTable(game: GameId, table: string | undefined): void {
  const { done } = readProgress(game);
  slot(game).write(table === undefined ? { done } : { done, table });
}

/** The game with help turned out to be unreadable: another may be kept without costing it. */
export function putTableAside(game: GameId): void {
  const { done } = readProgress(game);
  slot(game).putAside();
  slot(game).write({ done });
}

/** Whether the course was gone through to its last step, the game with help. */
export function finished(game: GameId): boolean {
  return readProgress(game).done.includes("game");
}

function progressOf(value: unknown): Progress | undefined {
  if (!isObject(value)) return undefined;
  const { done, table } = value;
  if (!Array.isArray(done) || !done.every(isText)) return undefined;
  return isText(table) ? { done, table } : { done };
}
