// The course of YOXII.

import type { Step, Task } from "../../learn/course";

const open: Task["misses"][number] = { when: { end: "none" }, say: "learn-yoxii-open" };
const few: Task["misses"][number] = { say: "learn-yoxii-few" };

export const course: readonly Step[] = [
  {
    id: "turn",
    position: "3/5/7/3T3/7/5/3 w",
    tasks: [
      {
        goal: {},
        answers: ["d5-3d6"],
        misses: [],
        replies: ["d4-2c3", "d3-2c2", "c4-2b3", "e4-2d3"],
      },
      { goal: {}, answers: ["d5-2c4", "e3-2d2"], misses: [] },
    ],
  },
  {
    id: "diagonal",
    position: "3/5/3b3/3T3/4A2/5/3 w",
    tasks: [
      {
        goal: { to: "e5" },
        answers: ["e5-2f6"],
        misses: [{ say: "learn-yoxii-diagonal-miss" }],
        noted: ["e5"],
      },
    ],
  },
  {
    id: "values",
    position: "3/1Db2/1c5/3T3/1D2aD1/5/3 w",
    tasks: [
      { goal: { kind: "3" }, answers: ["d5-3d4"], misses: [{ say: "learn-yoxii-values-miss" }] },
    ],
  },
  {
    id: "jump",
    position: "3/5/1b1A3/3TBC1/2a4/5/c2 w",
    tasks: [
      { goal: { step: "jump" }, answers: ["g4-2g5"], misses: [{ say: "learn-yoxii-jump-miss" }] },
    ],
  },
  {
    id: "enemy",
    position: "2A/a1b2/2CBa2/2bTCB1/2cbA2/B3c/3 w",
    tasks: [{ goal: { to: "g4" }, answers: ["g4-2g5"], misses: [] }],
  },
  {
    id: "left",
    position: "3/5/4b2/2AT3/7/5/3 w",
    tasks: [
      { goal: { at: "left" }, answers: ["d3-2d4"], misses: [{ say: "learn-yoxii-left-miss" }] },
    ],
  },
  {
    id: "anywhere",
    position: "1A1/bCc2/2T4/7/7/5/3 w",
    tasks: [
      {
        goal: { reach: "anywhere" },
        answers: ["c7-2e4"],
        misses: [{ say: "learn-yoxii-anywhere-miss" }],
        noted: ["c7"],
      },
    ],
  },
  {
    id: "end",
    position: "1bA/BbT2/2A1c2/7/7/5/3 w",
    tasks: [{ goal: { end: "win" }, answers: ["c7-4d6"], misses: [open, few], noted: ["c7"] }],
  },
  {
    id: "bridge",
    position: "3/5/5BB/5T1/2b2ab/3A1/3 w",
    tasks: [{ goal: { end: "win" }, answers: ["g4-2f4"], misses: [open], noted: ["g4"] }],
  },
  {
    id: "pieces",
    position: "3/5/AA2c2/1T5/cc5/1A3/3 w",
    tasks: [{ goal: { end: "win" }, answers: ["a4-4b4"], misses: [open, few], noted: ["a4"] }],
  },
  {
    id: "draw",
    position: "Ad1/2TbB/4A2/1a5/7/5/3 w",
    tasks: [{ goal: { end: "draw" }, answers: ["e7-4d6"], misses: [open, few], noted: ["e7"] }],
  },
  { id: "game", tasks: [] },
];
