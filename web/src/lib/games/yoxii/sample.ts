// The game of YOXII that plays itself on the home page.

import type { Kind, Square } from "../look";
import type { Sample } from "../samples";

const turn = (to: Square, kind: Kind, at: Square) => ({ totem: "T", to, kind, at });

export const sample: Sample = {
  turns: [
    turn("c4", "3", "c3"),
    turn("b3", "2", "b4"),
    turn("a4", "3", "a3"),
    turn("b5", "3", "a4"),
    turn("c5", "2", "b6"),
    turn("d4", "2", "d5"),
    turn("c4", "3", "b3"),
    turn("e6", "4", "f5"),
    turn("e5", "4", "f6"),
    turn("d6", "4", "e6"),
    turn("e7", "2", "d7"),
    turn("e5", "2", "d6"),
    turn("e4", "1", "e5"),
    turn("f3", "2", "f4"),
    turn("e3", "2", "e4"),
    turn("f2", "2", "e2"),
    turn("e1", "3", "f2"),
    turn("d2", "3", "c2"),
    turn("e3", "3", "d4"),
    turn("d2", "1", "d3"),
    turn("c1", "2", "b2"),
    turn("d2", "3", "e3"),
    turn("e1", "2", "d1"),
    turn("d2", "3", "e1"),
    turn("c1", "1", "d2"),
  ],
  begin: 9,
  around: ["c2", "d2", "d1", "b2"],
};
