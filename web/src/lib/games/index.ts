// The games with their looks, collected from their folders.

import { GAME_IDS, isGame, type GameId } from "./ids";
import type { GameLook } from "./look";

const LOOKS = import.meta.glob<GameLook>("./*/look.ts", { eager: true, import: "look" });

/** The look of a game. */
export function lookOf(game: GameId): GameLook {
  return LOOKS[`./${game}/look.ts`]!;
}

/** The games, in the order in which they are offered. */
export const GAMES: readonly GameLook[] = GAME_IDS.map(lookOf);

/** The game of this name, if there is one. */
export function gameOf(name: string): GameLook | undefined {
  return isGame(name) ? lookOf(name) : undefined;
}
