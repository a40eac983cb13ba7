// The rules page of OXONO: its sections, and what their diagrams show.

import { targets, type Section } from "../diagrams";

export const sections: readonly Section[] = [
  {
    id: "goal",
    diagrams: [
      {
        id: "colour",
        position: "6/2+3/1XOOX1/2o@2/1x2o1/6 b",
        shows: "end",
        marks: { lines: [["b4", "c4", "d4", "e4"]] },
      },
      {
        id: "symbol",
        position: "2x3/2O3/2o+2/2O3/1@o1X1/x3X1 p",
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
        position: "6/2X3/1o+2x/3@2/1O4/6 p",
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
        position: "6/2X3/1o+2x/3@2/1O4/6 p",
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
        position: "2o3/2X3/1O+xO1/2@3/2o3/6 p",
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
        position: "@x1O2/X1o3/6/3+2/6/6 p",
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
        position: "XxOox+/5O/5x/2@2X/5o/5O p",
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
