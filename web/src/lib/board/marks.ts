// What is drawn on the board besides what stands on it. The board knows no rules: whoever uses
// it says what to mark.

import type { Kind, Placed, Square } from "../games/look";

export type StepKind = "slide" | "step" | "jump" | "teleport";

/** A square to which the chosen totem may go. */
export interface Target {
  to: Square;
  kind: StepKind;
}

export interface Marks {
  /** Totems that may be chosen now. */
  movable?: Square[];
  /** The chosen totem's square. */
  chosen?: Square;
  /** Where the chosen totem may go. */
  targets?: Target[];
  /** Where the totem came from in this half turn. */
  from?: Square;
  /** Where the piece may go. */
  places?: Square[];
  /** The piece that goes there. */
  placing?: { side: 0 | 1; kind: Kind };
  /** A piece that waits for a last tap. */
  pending?: Placed;
  /** The last turn: the totem's old and new square, and the piece. */
  last?: { from: Square; to: Square; at: Square };
  /** Winning lines, drawn from end to end. */
  lines?: Square[][];
  /** Pieces that are being counted. */
  counted?: Square[];
  /** A proposed turn: the totem and the piece stand as ghosts where they would go. */
  hint?: {
    totem: string;
    from: Square;
    to: Square;
    at: Square;
    piece: { side: 0 | 1; kind: Kind };
  };
  /** A square worth a look: the first half of a hint. */
  nudge?: Square;
  /** Squares a diagram points at. */
  noted?: Square[];
  /** Squares that a diagram crosses out. */
  barred?: Square[];
  /** How the totem came to its square: it decides how it moves. */
  step?: StepKind;
  /** The newest piece drops after the totem has arrived: a turn that comes in one go. */
  late?: boolean;
}
