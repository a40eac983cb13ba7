// The diagrams of the rules pages. What they show was written down by hand, so that the page
// needs no rules; a test compares every one with the rules library.

import type { Marks } from "../board/marks";
import type { GameId, Kind, Square } from "./look";

export interface Diagram {
  /** The last part of the caption's key. */
  id: string;
  position: string;
  /** What the library is asked in the test: a totem's steps, a half turn's places, or the end. */
  shows: { steps: Kind } | { places: { totem: Kind; to: Square } } | "end";
  marks: Marks;
}

export interface Section {
  /** `rules-<game>-<id>` is the title, with `-text` the text. */
  id: string;
  diagrams?: Diagram[];
}

const slides = (squares: string) =>
  squares.split(" ").map((to) => ({ to, kind: "slide" as const }));
const steps = (squares: string) => squares.split(" ").map((to) => ({ to, kind: "step" as const }));
const jumps = (squares: string) => squares.split(" ").map((to) => ({ to, kind: "jump" as const }));

export const RULES: Record<GameId, Section[]> = {
  oxono: [
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
          marks: { chosen: "c4", targets: slides("c1 c2 c3 d4 e4") },
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
          marks: { chosen: "c4", targets: jumps("a4 f4 c1") },
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
            targets: "a5 b5 c5 d5 e5 a4 b4 c4 d4 e4 a3 b3 d3 e3 a2 b2 c2 d2 e2 a1 b1 c1 d1 e1"
              .split(" ")
              .map((to) => ({ to, kind: "teleport" as const })),
          },
        },
      ],
    },
    { id: "end" },
    { id: "notation" },
  ],
  yoxii: [
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
          marks: { chosen: "d4", targets: [...steps("d3 c4 c5 e5"), ...jumps("b2 d7")] },
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
  ],
};
