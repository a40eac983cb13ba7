// How far somebody has come in a course, kept in the browser.

import type { GameId } from "../games/look";

export interface Progress {
  /** The steps that were done, by name. */
  done: string[];
  /** The game with help that is still going on: `Table.save`. */
  table?: string;
}

const key = (game: GameId) => `totemic.learn.${game}`;

/** What was kept; nothing done if there is nothing that can be read. */
export function readProgress(game: GameId): Progress {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(game)) ?? "null");
    if (typeof kept === "object" && kept !== null) {
      const { done, table } = kept as Partial<Progress>;
      return {
        done: Array.isArray(done) ? done.filter((id) => typeof id === "string") : [],
        ...(typeof table === "string" ? { table } : {}),
      };
    }
  } catch {
    // Damaged or forbidden storage: the course begins anew.
  }
  return { done: [] };
}

/** Keeps a step as done; doing it again changes nothing. */
export function markDone(game: GameId, step: string): void {
  const progress = readProgress(game);
  if (!progress.done.includes(step)) write(game, { ...progress, done: [...progress.done, step] });
}

/** Keeps the game with help, or forgets it. */
export function keepTable(game: GameId, table: string | undefined): void {
  const { done } = readProgress(game);
  write(game, table === undefined ? { done } : { done, table });
}

/** Whether the course was gone through to its last step, the game with help. */
export function finished(game: GameId): boolean {
  return readProgress(game).done.includes("game");
}

function write(game: GameId, progress: Progress): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(progress));
  } catch {
    // Without storage the course can still be done.
  }
}
