// The puzzles of OXONO.

import file from "../../../../../crates/engine/src/oxono/oxono.puzzles?url";
import type { PuzzleRoom } from "../../puzzles/rooms";

export const puzzles: PuzzleRoom = {
  file,
  themes: ["double", "enclosed", "anywhere"],
};
