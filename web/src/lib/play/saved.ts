// Games in the browser's storage: one per game, so that it can be continued.

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

/** A game in the storage. */
export interface KeptGame extends SavedGame {
  /** What it is called in the list of games; empty in what an older version has stored. */
  id: string;
  /** When it began and when its last turn was played, in milliseconds. */
  began: number;
  played: number;
}

/** Help against the computer: hints shown, turns taken back. */
export interface Help {
  hints: boolean;
  undo: boolean;
}

/** A game without any help so far. */
export const NO_HELP: Help = { hints: false, undo: false };

/** Where the game is that goes on. */
export const savedSlot = slotsOf("game", savedOf);

/** The stored game, finished or not. */
export function readSaved(game: GameId): KeptGame | undefined {
  return savedSlot(game).read();
}

/** The stored game, if it has begun and has not ended. */
export function readUnfinished(game: GameId): KeptGame | undefined {
  const saved = readSaved(game);
  return saved && !saved.over && saved.plies > 0 ? saved : undefined;
}

function savedOf(value: unknown): KeptGame | undefined {
  if (!isObject(value)) return undefined;
  const { table, position, plies, over, turning, flipped, help, id, began, played } = value;
  if (!isText(table) || !isText(position)) return undefined;
  const saved: KeptGame = {
    id: isText(id) ? id : "",
    began: isCount(began) ? began : Date.now(),
    played: isCount(played) ? played : Date.now(),
    table,
    position,
    plies: isCount(plies) ? plies : 0,
    over: isFlag(over) && over,
    turning: isFlag(turning) && turning,
    flipped: isFlag(flipped) && flipped,
  };
  if (isObject(help)) saved.help = helpOf(help);
  return saved;
}

/** The help that a stored value tells of. */
export function helpOf({ hints, undo }: Record<string, unknown>): Help {
  return { hints: hints === true, undo: undo === true };
}
