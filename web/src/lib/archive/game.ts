// A played game as it is kept: what the list shows, the record, and the table to go on with.

import { isGame, type GameId } from "../games/ids";
import type { PlayerName, Seat } from "../play/rules";
import { helpOf, type Help } from "../play/saved";
import { isCount, isObject, isOneOf, isText } from "../storage/shapes";

export interface PlayedGame {
  /** The same wherever the game is imported. */
  id: string;
  game: GameId;
  /** When it began and when its last turn was played, in milliseconds. */
  began: number;
  played: number;
  players: Record<PlayerName, Player>;
  /** Nothing: it is not finished. */
  result: Ended | null;
  plies: number;
  /** The last position, for a picture. */
  position: string;
  /** The game record: all that is needed to replay it. */
  record: string;
  /** `Table.save`, and what belongs to it: all that is needed to go on with it. */
  table: string;
  turning: boolean;
  help?: Help;
}

export type Player = Pick<Seat, "kind" | "name"> & { level?: number };

export interface Ended {
  /** Nothing: it was broken off. */
  winner: PlayerName | "draw" | null;
  /** The table's `Termination`. */
  by: string;
}

/** Longer texts are of no game. */
const MOST_TEXT = 256 * 1024;
const MOST_NAME = 200;

const isKind = isOneOf<Seat["kind"]>(["person", "computer", "program", "empty"]);
const isWinner = isOneOf<Ended["winner"]>(["first", "second", "draw", null]);
const isShort = (value: unknown): value is string => isText(value) && value.length <= MOST_NAME;
const isLong = (value: unknown): value is string => isText(value) && value.length <= MOST_TEXT;

/** The game that a value holds; nothing if anything about it is damaged. */
export function playedOf(value: unknown): PlayedGame | undefined {
  if (!isObject(value)) return undefined;
  const { id, game, began, played, plies, position, record, table } = value;
  if (!isShort(id) || id === "" || !isGame(game)) return undefined;
  if (!isCount(began) || !isCount(played) || !isCount(plies)) return undefined;
  if (!isShort(position) || !isLong(record) || !isLong(table)) return undefined;
  const [players, result] = [playersOf(value.players), resultOf(value.result)];
  if (!players || result === undefined) return undefined;
  const about = { id, game, began, played, players, result, plies, position };
  const found: PlayedGame = { ...about, record, table, turning: value.turning === true };
  return isObject(value.help) ? { ...found, help: helpOf(value.help) } : found;
}

function playersOf(value: unknown): PlayedGame["players"] | undefined {
  if (!isObject(value)) return undefined;
  const [first, second] = [playerOf(value.first), playerOf(value.second)];
  return first && second ? { first, second } : undefined;
}

function playerOf(value: unknown): Player | undefined {
  if (!isObject(value) || !isKind(value.kind)) return undefined;
  const player: Player = { kind: value.kind };
  if (isShort(value.name)) player.name = value.name;
  if (player.kind !== "computer") return player;
  return isLevel(value.level) ? { ...player, level: value.level } : undefined;
}

const isLevel = isOneOf([1, 2, 3, 4, 5, 6, 7, 8]);

function resultOf(value: unknown): Ended | null | undefined {
  if (value === null) return null;
  if (!isObject(value) || !isWinner(value.winner) || !isShort(value.by)) return undefined;
  return { winner: value.winner, by: value.by };
}
