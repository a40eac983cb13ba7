// The puzzles of YOXII.

import file from "../../../../../crates/engine/src/yoxii/yoxii.puzzles?url";
import type { PuzzleRoom } from "../../puzzles/rooms";

export const puzzles: PuzzleRoom = {
  file,
  themes: ["closing", "own-line", "tie-break", "keep-four", "anywhere"],
};
