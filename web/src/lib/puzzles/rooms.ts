// What the games say about their puzzles, collected from their folders.

import type { GameId } from "../games/ids";
import type { Theme } from "./file";

export interface PuzzleRoom {
  /** The address of the file. */
  file: string;
  /** The themes that not all games have. */
  themes: readonly Theme[];
}

const ROOMS = import.meta.glob<PuzzleRoom>("../games/*/puzzles.ts", {
  eager: true,
  import: "puzzles",
});
const LENGTHS = ["at-once", "in-two", "in-three", "defence"] as const;

/** The address of a game's puzzles. */
export function fileOf(game: GameId): string {
  return ROOMS[`../games/${game}/puzzles.ts`]!.file;
}

/** The themes of a game, those of all games first. */
export function themesOf(game: GameId): readonly Theme[] {
  return [...LENGTHS, ...ROOMS[`../games/${game}/puzzles.ts`]!.themes];
}
