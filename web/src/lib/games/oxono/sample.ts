// The game of OXONO that plays itself on the home page.

import type { Sample } from "../samples";

export const sample: Sample = {
  start: "6/6/2+3/3@2/6/6 p",
  turns:
    "Xb4-c4 Od1-e1 Od6-e6 Xa4-b4 Od3-d4 Oc3-b3 Oc1-c2 Xa5-a6 Xf5-f4 Od1-c1 Od2-d3 Oe2-f2 Xc5-b5 Oe3-e4 Oe2-e3 Od2-e2".split(
      " ",
    ),
  begin: 7,
  line: ["e1", "e2", "e3", "e4"],
};
