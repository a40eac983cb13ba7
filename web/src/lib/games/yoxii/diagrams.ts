// The rules page of YOXII: its sections, and what their diagrams show.

import { targets, type Section } from "../diagrams";

export const sections: readonly Section[] = [
  {
    id: "goal",
    diagrams: [
      {
        id: "count",
        position: "1c1/b4/2DBA2/2CTcA1/2abc1a/C1A1B/3 r",
        shows: "end",
        marks: { counted: ["d5", "e5", "e4", "e3", "d3", "c3", "c4", "c5"] },
      },
    ],
  },
  { id: "setup" },
  { id: "turn" },
  {
    id: "move",
    diagrams: [
      {
        id: "move",
        position: "3/2B1c/3A3/3Tb2/2C1a2/5/3 w",
        shows: { steps: "T" },
        marks: {
          chosen: "d4",
          targets: [...targets("step", "d3 c4 c5 e5"), ...targets("jump", "b2 d7")],
        },
      },
    ],
  },
  {
    id: "place",
    diagrams: [
      {
        id: "place",
        position: "3/2B1c/3A3/3Tb2/2C1a2/5/3 w",
        shows: { places: { totem: "T", to: "c5" } },
        marks: {
          from: "d4",
          chosen: "c5",
          places: ["b6", "c6", "b5", "b4", "c4", "d4"],
          placing: { side: 0, kind: "3" },
        },
      },
    ],
  },
  {
    id: "anywhere",
    diagrams: [
      {
        id: "anywhere",
        position: "1A1/bCc2/2T4/7/7/5/3 w",
        shows: { places: { totem: "T", to: "c7" } },
        marks: {
          from: "c5",
          chosen: "c7",
          places:
            "e7 e6 f6 a5 b5 c5 d5 e5 f5 g5 a4 b4 c4 d4 e4 f4 g4 a3 b3 c3 d3 e3 f3 g3 b2 c2 d2 e2 f2 c1 d1 e1".split(
              " ",
            ),
          placing: { side: 0, kind: "2" },
        },
      },
    ],
  },
  { id: "end" },
  { id: "notation" },
];
