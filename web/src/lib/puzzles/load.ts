// Fetches the puzzles of a game, when the first one is opened.

import type { GameId } from "../games/ids";
import { awaited } from "../offline/quiet";
import { readPuzzles, type Puzzle } from "./file";
import { fileOf } from "./rooms";

const loaded = new Map<GameId, Promise<Puzzle[]>>();

/** All puzzles of a game, the easiest first. Fails if the file cannot be had or is damaged. */
export function loadPuzzles(game: GameId): Promise<Puzzle[]> {
  let puzzles = loaded.get(game);
  if (!puzzles) {
    puzzles = awaited(fetched(game));
    loaded.set(game, puzzles);
    // The next one asks again.
    puzzles.catch(() => loaded.delete(game));
  }
  return puzzles;
}

async function fetched(game: GameId): Promise<Puzzle[]> {
  const response = await fetch(fileOf(game));
  const puzzles = response.ok ? readPuzzles(game, await response.text()) : undefined;
  if (!puzzles) throw new Error(`The puzzles of ${game} cannot be read.`);
  return puzzles;
}
