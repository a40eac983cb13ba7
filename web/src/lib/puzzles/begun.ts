// Whether somebody has ever tried a puzzle: asked by pages that must not load anything else of the
// puzzles for it.

import type { GameId } from "../games/ids";
import { shared } from "../storage/area";

/** Whether anything is kept where `progress.ts` keeps it. */
export function hasTried(game: GameId): boolean {
  return shared.text(`totemic.puzzles.${game}`) !== null;
}
