// The puzzles of a game as they stand in its file.

import type { GameId } from "../games/ids";

export const THEMES = [
  "at-once",
  "in-two",
  "in-three",
  "defence",
  "enclosed",
  "teleport",
  "anywhere",
  "double",
  "tie-break",
  "own-line",
  "closing",
  "keep-four",
] as const;
export type Theme = (typeof THEMES)[number];

/** A position with one right turn; see `crates/engine/src/puzzle`. */
export interface Puzzle {
  /** Its name for good. */
  id: string;
  rating: number;
  aim: "win" | "hold";
  /** So many turns of the solver are asked for. */
  asked: number;
  themes: Theme[];
  position: string;
  /** The solution, the defender's turns between the solver's; a win goes on to the end. */
  line: string[];
}

const NAME = "totemic-puzzles 1";

/** The puzzles of a file; nothing if it is damaged in any way. */
export function readPuzzles(game: GameId, text: string): Puzzle[] | undefined {
  const end = text.lastIndexOf("checksum ");
  const body = text.slice(0, Math.max(end, 0));
  const sum = hashOf(body).toString(16).padStart(8, "0");
  if (text.slice(body.length) !== `checksum ${sum}\n`) return undefined;
  const [head = "", ...lines] = body.trimEnd().split("\n");
  if (!head.startsWith(`${NAME} ${game} `)) return undefined;
  const puzzles = lines.map(puzzleOf);
  return puzzles.every((puzzle) => puzzle !== undefined) ? puzzles : undefined;
}

function puzzleOf(text: string): Puzzle | undefined {
  const [id, rating, aim, asked, themes, position, line] = text.split("\t");
  if (!id || !position || !line || (aim !== "win" && aim !== "hold")) return undefined;
  return {
    id,
    rating: Number(rating),
    aim,
    asked: Number(asked),
    themes: THEMES.filter((theme) => themes?.split(",").includes(theme)),
    position,
    line: line.split(" "),
  };
}

/** FNV-1a with 32 bits, as the file's checksum is made. The texts are ASCII. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}
