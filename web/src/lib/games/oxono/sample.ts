// The game of OXONO that plays itself on the home page.

import type { Kind, Square } from "../look";
import type { Sample } from "../samples";

/** The piece has the totem's symbol. */
const turn = (totem: Kind, to: Square, at: Square) => ({ totem, to, kind: totem, at });

export const sample: Sample = {
  turns: [
    turn("X", "b4", "c4"),
    turn("O", "d1", "e1"),
    turn("O", "d6", "e6"),
    turn("X", "a4", "b4"),
    turn("O", "d3", "d4"),
    turn("O", "c3", "b3"),
    turn("O", "c1", "c2"),
    turn("X", "a5", "a6"),
    turn("X", "f5", "f4"),
    turn("O", "d1", "c1"),
    turn("O", "d2", "d3"),
    turn("O", "e2", "f2"),
    turn("X", "c5", "b5"),
    turn("O", "e3", "e4"),
    turn("O", "e2", "e3"),
    turn("O", "d2", "e2"),
  ],
  begin: 7,
  line: ["e1", "e2", "e3", "e4"],
};
