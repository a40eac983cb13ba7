// The rules page of OXONO: its sections, and what their diagrams show.

import { board, targets, type Section } from "../diagrams";

export const sections: readonly Section[] = [
  {
    id: "goal",
    diagrams: [
      {
        id: "colour",
        board: board({ X: "c5", O: "d3" }, { X: "b4 e4", O: "c4 d4" }, { X: "b2", O: "c3 e2" }, 1),
        shows: "end",
        marks: { lines: [["b4", "c4", "d4", "e4"]] },
      },
      {
        id: "symbol",
        board: board({ X: "d4", O: "b2" }, { X: "e2 e1", O: "c5 c3" }, { X: "c6 a1", O: "c4 c2" }),
        shows: "end",
        marks: { lines: [["c2", "c3", "c4", "c5"]] },
      },
    ],
  },
  { id: "setup" },
  { id: "turn" },
  {
    id: "slide",
    diagrams: [
      {
        id: "slide",
        board: board({ X: "c4", O: "d3" }, { X: "c5", O: "b2" }, { X: "f4", O: "b4" }),
        shows: { steps: "X" },
        marks: { chosen: "c4", targets: targets("slide", "c1 c2 c3 d4 e4") },
      },
    ],
  },
  {
    id: "place",
    diagrams: [
      {
        id: "place",
        board: board({ X: "c4", O: "d3" }, { X: "c5", O: "b2" }, { X: "f4", O: "b4" }),
        shows: { places: { totem: "X", to: "c3" } },
        marks: {
          from: "c4",
          chosen: "c3",
          places: ["b3", "c2", "c4"],
          placing: { side: 0, kind: "X" },
        },
      },
    ],
  },
  {
    id: "jump",
    diagrams: [
      {
        id: "jump",
        board: board({ X: "c4", O: "c3" }, { X: "c5", O: "b4 e4" }, { X: "d4", O: "c6 c2" }),
        shows: { steps: "X" },
        marks: { chosen: "c4", targets: targets("jump", "a4 f4 c1") },
      },
    ],
  },
  {
    id: "anywhere",
    diagrams: [
      {
        id: "anywhere",
        board: board({ X: "d3", O: "a6" }, { X: "a5", O: "d6" }, { X: "b6", O: "c5" }),
        shows: { places: { totem: "O", to: "c6" } },
        marks: {
          from: "a6",
          chosen: "c6",
          places:
            "a6 e6 f6 b5 d5 e5 f5 a4 b4 c4 d4 e4 f4 a3 b3 c3 e3 f3 a2 b2 c2 d2 e2 f2 a1 b1 c1 d1 e1 f1".split(
              " ",
            ),
          placing: { side: 0, kind: "O" },
        },
      },
    ],
  },
  {
    id: "teleport",
    diagrams: [
      {
        id: "teleport",
        board: board(
          { X: "f6", O: "c3" },
          { X: "a6 f3", O: "c6 f5 f1" },
          { X: "b6 e6 f4", O: "d6 f2" },
        ),
        shows: { steps: "X" },
        marks: {
          chosen: "f6",
          targets: targets(
            "teleport",
            "a5 b5 c5 d5 e5 a4 b4 c4 d4 e4 a3 b3 d3 e3 a2 b2 c2 d2 e2 a1 b1 c1 d1 e1",
          ),
        },
      },
    ],
  },
  { id: "end" },
  { id: "notation" },
];
