import type { GameId, GameLook } from "./look";
import { oxono } from "./oxono";
import { yoxii } from "./yoxii";

/** The games, in the order in which they are offered. */
export const GAMES: readonly GameLook[] = [oxono, yoxii];

/** The game of this name, if there is one. */
export function gameOf(id: string): GameLook | undefined {
  return GAMES.find((game) => game.id === id);
}

export const GAME_IDS: readonly GameId[] = GAMES.map((game) => game.id);
