// The study in the browser's storage: one a game.

import type { GameId } from "../games/look";

/** A stored study. */
export interface StoredStudy {
  record: string;
  path: number[];
}

const key = (game: GameId) => `totemic.study.${game}`;

/** The stored study, if there is one. */
export function readStudy(game: GameId): StoredStudy | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(key(game)) ?? "null") as StoredStudy | null;
    if (typeof stored?.record === "string" && Array.isArray(stored.path)) return stored;
  } catch {
    // Damaged storage is no study.
  }
  return undefined;
}

/** Stores a study over the one before. */
export function writeStudy(game: GameId, study: StoredStudy): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(study));
  } catch {
    // A study that cannot be stored can still be looked at.
  }
}
