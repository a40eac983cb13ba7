// The games that play themselves on the home page.

import type { GameId, Square } from "./look";

export interface Sample {
  start: string;
  turns: string[];
  /** From which turn on it is shown first, so that the board is not empty. */
  begin: number;
  /** OXONO: the line that wins. */
  line?: Square[];
  /** YOXII: the pieces that count at the end. */
  around?: Square[];
}

export const SAMPLES: Record<GameId, Sample> = {
  oxono: {
    start: "6/6/2+3/3@2/6/6 p",
    turns:
      "Xb4-c4 Od1-e1 Od6-e6 Xa4-b4 Od3-d4 Oc3-b3 Oc1-c2 Xa5-a6 Xf5-f4 Od1-c1 Od2-d3 Oe2-f2 Xc5-b5 Oe3-e4 Oe2-e3 Od2-e2".split(
        " ",
      ),
    begin: 7,
    line: ["e1", "e2", "e3", "e4"],
  },
  yoxii: {
    start: "3/5/7/3T3/7/5/3 w",
    turns:
      "c4-3c3 b3-2b4 a4-3a3 b5-3a4 c5-2b6 d4-2d5 c4-3b3 e6-4f5 e5-4f6 d6-4e6 e7-2d7 e5-2d6 e4-1e5 f3-2f4 e3-2e4 f2-2e2 e1-3f2 d2-3c2 e3-3d4 d2-1d3 c1-2b2 d2-3e3 e1-2d1 d2-3e1 c1-1d2".split(
        " ",
      ),
    begin: 9,
    around: ["c2", "d2", "d1", "b2"],
  },
};
