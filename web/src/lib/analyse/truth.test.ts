import { expect, test } from "vitest";
import type { Proven, StudyView } from "../play/rules";
import { badges, sharpened, Values } from "./truth";
import { look as oxono } from "../games/oxono/look";

const proven = (outcome: Proven["outcome"], turns?: number, exact = true): Proven => ({
  type: "proven",
  outcome,
  distance: turns === undefined ? null : { exact, turns },
});

const parts = (totem: string, to: string, at: string) => ({ totem, to, kind: totem, at });

const TURNS = [
  { turn: "Xc6-c5", parts: parts("X", "c6", "c5"), value: proven("win", 5) },
  { turn: "Xc6-b6", parts: parts("X", "c6", "b6"), value: proven("loss", 2) },
  { turn: "Od6-d5", parts: parts("O", "d6", "d5"), value: null },
];
const STEPS = [
  { totem: "X", to: "c6", value: proven("win", 5) },
  { totem: "O", to: "d6", value: null },
];
const values = new Values(TURNS, STEPS);
const step = (to: string) => ({ to, kind: "slide" as const, over: [] });
const totems = [
  { totem: "X", square: "c4", refusal: null, steps: [step("c6")] },
  { totem: "O", square: "d3", refusal: null, steps: [step("d6")] },
];
const shown = (hand: StudyView["hand"]) => badges(oxono, { hand, totems }, values, "X");

test("steps of every totem are marked, then those of the chosen one, then the placements", () => {
  const c6 = { square: "c6", known: proven("win", 5) };
  expect(shown({ state: "idle" })).toEqual([
    { ...c6, totem: "X" },
    { square: "d6", known: null, totem: "O" },
  ]);
  expect(shown({ state: "chosen", totem: "X", square: "c4" })).toEqual([c6]);
  const places = { squares: ["c5", "b6", "d6"], reach: "beside" as const };
  const hand = { totem: "X", from: "c4", to: "c6", step: "slide", over: [], kinds: ["X"] } as const;
  const stepped = shown({ ...hand, over: [], kinds: ["X"], state: "stepped", places });
  expect(stepped.map((badge) => badge.known?.outcome)).toEqual(["win", "loss", undefined]);
});

test("where nothing is proven a step promises what its best turn seems to be worth", () => {
  const opinions = [
    { parts: parts("X", "c6", "c5"), percent: 30 },
    { parts: parts("X", "c6", "b6"), percent: 90 },
    { parts: parts("O", "d6", "d5"), percent: 62 },
    { parts: parts("O", "d6", "e6"), percent: 41 },
  ];
  const guessed = new Values(TURNS, STEPS, opinions);
  expect(guessed.mark("O", "d6")).toEqual({ known: null, estimate: 62 });
  expect(guessed.mark("O", "d6", "O", "e6")).toEqual({ known: null, estimate: 41 });
  // What is proven is not guessed.
  expect(guessed.mark("X", "c6")).toEqual({ known: proven("win", 5) });
  expect(guessed.mark("X", "c6", "X", "b6")).toEqual({ known: proven("loss", 2) });
});

test("lines take what is proven about their first turn and are put in order", () => {
  const estimate = { type: "estimate", percent: 60 } as const;
  const lines = [
    { turns: ["Xc6-b6", "Oa1-a2"], value: estimate },
    { turns: ["Od6-d5", "Oa1-a2"], value: estimate },
    { turns: ["Xc6-c5", "Oa1-a2"], value: estimate },
  ];
  expect(sharpened(lines, TURNS)).toEqual([
    { turns: ["Xc6-c5"], value: proven("win", 5) },
    { turns: ["Od6-d5", "Oa1-a2"], value: estimate },
    { turns: ["Xc6-b6"], value: proven("loss", 2) },
  ]);
});

test("a line that shows what is proven is shown whole", () => {
  const line = (value: Proven) => ({ turns: ["Xc6-c5", "Oa1-a2", "Xb1-b2"], value });
  const shown = (own: Proven) => sharpened([line(own)], TURNS)[0]!;
  expect(shown(proven("win", 5))).toEqual(line(proven("win", 5)));
  // It takes longer than the turn needs: nothing is shown that does not fit.
  expect(shown(proven("win", 9, false))).toEqual({ turns: ["Xc6-c5"], value: proven("win", 5) });
});
