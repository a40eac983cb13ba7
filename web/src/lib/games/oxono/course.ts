// The course of OXONO.

import type { Step } from "../../learn/course";

export const course: readonly Step[] = [
  {
    id: "turn",
    position: "6/6/2+3/3@2/6/6 p",
    tasks: [
      {
        goal: { totem: "X" },
        answers: ["Xc6-c5"],
        misses: [],
        replies: ["Oe3-f3", "Od2-d1"],
      },
      { goal: { totem: "O" }, answers: ["Oe2-e1"], misses: [] },
    ],
  },
  {
    id: "slide",
    position: "6/2x3/2+3/2O3/4@1/6 p",
    tasks: [
      {
        goal: { totem: "X", to: "f4" },
        answers: ["Xf4-f3"],
        misses: [{ say: "learn-oxono-slide-miss" }],
        noted: ["f4"],
      },
    ],
  },
  {
    id: "colour",
    position: "+5/2x1@1/6/1XOX2/5o/1o4 p",
    tasks: [
      { goal: { end: "win" }, answers: ["Oe4-e3"], misses: [{ say: "learn-oxono-colour-miss" }] },
    ],
  },
  {
    id: "symbol",
    position: "6/1@4/3o2/1X1O2/3o1X/x4+ p",
    tasks: [
      { goal: { end: "win" }, answers: ["Oc5-d5"], misses: [{ say: "learn-oxono-symbol-miss" }] },
    ],
  },
  {
    id: "left",
    position: "1o4/6/4@1/OX+O2/6/2x2o p",
    tasks: [
      { goal: { end: "win" }, answers: ["Xc4-c3"], misses: [{ say: "learn-oxono-left-miss" }] },
    ],
  },
  {
    id: "block",
    position: "6/1@4/4X1/2o1+1/2x3/XOo3 p",
    tasks: [
      { goal: { holds: true }, answers: ["Ob4-c4"], misses: [{ say: "learn-oxono-block-miss" }] },
    ],
  },
  {
    id: "jump",
    position: "6/4X1/o5/+x@3/O5/6 p",
    tasks: [{ goal: { totem: "X", step: "jump" }, answers: ["Xd3-d4"], misses: [] }],
  },
  {
    id: "anywhere",
    position: "@x1O2/X1o3/3+1X/6/2oOo1/6 p",
    tasks: [
      {
        goal: { totem: "O", reach: "anywhere", end: "win" },
        answers: ["Oc6-b2"],
        misses: [
          { when: { reach: "beside" }, say: "learn-oxono-anywhere-beside" },
          { say: "learn-oxono-anywhere-miss" },
        ],
      },
    ],
  },
  {
    id: "teleport",
    position: "XxOox+/5O/5x/2@2X/5o/5O p",
    tasks: [{ goal: { totem: "X", step: "teleport" }, answers: ["Xb2-b3"], misses: [] }],
  },
  {
    id: "reserve",
    position: "2X1x1/1X+X1X/oox1Ox/1oX3/xo1X2/X@x1X1 p",
    tasks: [{ goal: { totem: "O" }, answers: ["Od1-c2"], misses: [] }],
  },
  {
    id: "last",
    position: "XxxOoo/X1X+Xo/xOOXox/1xOX1O/OXxoOo/@XoOox b",
    tasks: [
      { goal: { end: "win" }, answers: ["Xb5-a3"], misses: [{ say: "learn-oxono-last-draw" }] },
    ],
  },
  { id: "game", tasks: [] },
];
