// The rules page of YOXII: its sections, and what their diagrams show.

import { board, targets, type Section } from "../diagrams";

export const sections: readonly Section[] = [
  {
    id: "goal",
    diagrams: [
      {
        id: "count",
        board: board(
          { T: "d4" },
          { 1: "e5 f4 d2", 2: "d5 f2", 3: "c4 b2", 4: "c5" },
          { 1: "c3 g3", 2: "b6 d3", 3: "d7 e4 e3" },
          1,
        ),
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
        board: board({ T: "d4" }, { 1: "d5", 2: "d6", 3: "c3" }, { 1: "e3", 2: "e4", 3: "f6" }),
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
        board: board({ T: "d4" }, { 1: "d5", 2: "d6", 3: "c3" }, { 1: "e3", 2: "e4", 3: "f6" }),
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
        board: board({ T: "c5" }, { 1: "d7", 3: "c6" }, { 2: "b6", 3: "d6" }),
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
