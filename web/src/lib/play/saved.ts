// Games in the browser's storage: one a game, so that it can be continued.

import type { GameId } from "../games/look";
import { isCount, isFlag, isObject, isText } from "../storage/shapes";
import { slotsOf } from "../storage/slot";

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

const slot = slotsOf("game", savedOf);

/** The stored game, finished or not. */
export function readSaved(game: GameId): SavedGame | undefined {
  return slot(game).read();
}

/** Stores a game over the one before. */
export function writeSaved(game: GameId, saved: SavedGame): void {
  slot(game).write(saved);
}

/** The stored game turned out to be unreadable: another may be stored without costing it. */
export function putSavedAside(game: GameId): void {
  slot(game).putAside();
}

function savedOf(value: unknown): SavedGame | undefined {
  if (!isObject(value)) return undefined;
  const { table, position, plies, over, turning, flipped, help } = value;
  if (!isText(table) || !isText(position)) return undefined;
  const saved: SavedGame = {
    table,
    position,
    plies: isCount(plies) ? plies : 0,
    over: isFlag(over) && over,
    turning: isFlag(turning) && turning,
    flipped: isFlag(flipped) && flipped,
  };
  if (isObject(help)) saved.help = { hints: help.hints === true, undo: help.undo === true };
  return saved;
}
