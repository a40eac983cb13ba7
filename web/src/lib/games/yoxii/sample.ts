// The game of YOXII that plays itself on the home page.

import type { Sample } from "../samples";

export const sample: Sample = {
  start: "3/5/7/3T3/7/5/3 w",
  turns:
    "c4-3c3 b3-2b4 a4-3a3 b5-3a4 c5-2b6 d4-2d5 c4-3b3 e6-4f5 e5-4f6 d6-4e6 e7-2d7 e5-2d6 e4-1e5 f3-2f4 e3-2e4 f2-2e2 e1-3f2 d2-3c2 e3-3d4 d2-1d3 c1-2b2 d2-3e3 e1-2d1 d2-3e1 c1-1d2".split(
      " ",
    ),
  begin: 9,
  around: ["c2", "d2", "d1", "b2"],
};
