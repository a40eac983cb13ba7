// Games in the browser's storage: one a game, so that it can be continued.

import type { GameId } from "../games/look";

/** A stored game. Besides the table's own text it holds what the home page shows. */
export interface SavedGame {
  /** `Table.save` */
  table: string;
  position: string;
  plies: number;
  over: boolean;
  /** The board turns after every turn. */
  turning: boolean;
  flipped: boolean;
  /** The help that the person has had; absent: none. */
  help?: Help;
}

/** Help against the computer: hints shown, turns taken back. */
export interface Help {
  hints: boolean;
  undo: boolean;
}

/** A game without any help so far. */
export const NO_HELP: Help = { hints: false, undo: false };

const key = (game: GameId) => `totemic.game.${game}`;

/** The stored game, finished or not. */
export function readSaved(game: GameId): SavedGame | undefined {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key(game)) ?? "null");
    if (isSaved(saved)) return saved;
  } catch {
    // Damaged storage is no game.
  }
  return undefined;
}

/** Stores a game over the one before. */
export function writeSaved(game: GameId, saved: SavedGame): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(saved));
  } catch {
    // A game that cannot be stored can still be played.
  }
}

function isSaved(value: unknown): value is SavedGame {
  if (typeof value !== "object" || value === null) return false;
  const saved = value as Partial<SavedGame>;
  return typeof saved.table === "string" && typeof saved.position === "string";
}
