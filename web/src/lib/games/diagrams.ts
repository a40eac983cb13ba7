// The diagrams of the rules pages. What they show was written down by hand, so that the page
// needs no rules; a test compares every one with the rules library.

import type { Marks, StepKind, Target } from "../board/marks";
import type { GameId, Kind, Placed, Side, Square, Standing } from "./look";

export interface Diagram {
  /** The last part of the caption's key. */
  id: string;
  board: Standing;
  /** What the library is asked in the test: a totem's steps, a half turn's places, or the end. */
  shows: { steps: Kind } | { places: { totem: Kind; to: Square } } | "end";
  marks: Marks;
}

export interface Section {
  /** `rules-<game>-<id>` is the title, with `-text` the text. */
  id: string;
  diagrams?: Diagram[];
}

/** Squares by what stands on them. */
type Stands = Record<Kind, string>;

/** A board: where the totems stand, the first player's pieces, and the second's. */
export function board(totems: Stands, first: Stands, second: Stands, toMove: Side = 0): Standing {
  const pieces = (stands: Stands, side: Side): Placed[] =>
    Object.entries(stands).flatMap(([kind, squares]) =>
      squares.split(" ").map((square) => ({ square, side, kind })),
    );
  return {
    pieces: [...pieces(first, 0), ...pieces(second, 1)],
    totems: Object.entries(totems).map(([id, square]) => ({ id, square })),
    toMove,
  };
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
