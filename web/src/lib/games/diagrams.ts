// The diagrams of the rules pages. What they show was written down by hand, so that the page
// needs no rules; a test compares every one with the rules library.

import type { Marks, StepKind, Target } from "../board/marks";
import type { GameId, Kind, Square } from "./look";

export interface Diagram {
  /** The last part of the caption's key. */
  id: string;
  position: string;
  /** What the library is asked in the test: a totem's steps, a half turn's places, or the end. */
  shows: { steps: Kind } | { places: { totem: Kind; to: Square } } | "end";
  marks: Marks;
}

export interface Section {
  /** `rules-<game>-<id>` is the title, with `-text` the text. */
  id: string;
  diagrams?: Diagram[];
}

/** Squares to which a totem may go in the same way. */
export function targets(kind: StepKind, squares: string): Target[] {
  return squares.split(" ").map((to) => ({ to, kind }));
}

const SECTIONS = import.meta.glob<readonly Section[]>("./*/diagrams.ts", { import: "sections" });

/** The sections of a game's rules page. */
export function loadSections(game: GameId): Promise<readonly Section[]> {
  return SECTIONS[`./${game}/diagrams.ts`]!();
}
