import { expect, test } from "vitest";
import type { Proven, StudyView } from "../play/rules";
import { badges, best, sharpened, Values, type Known } from "./truth";
import { oxono } from "../games/oxono";

const proven = (outcome: Proven["outcome"], plies: number | null = null): Proven => ({
  type: "proven",
  outcome,
  plies,
});

test("what can be reached is the best of what is known, and unknown where it might be better", () => {
  const cases: [Known[], Known][] = [
    [[proven("loss"), proven("win", 7), proven("win", 3), null], proven("win", 3)],
    [[proven("loss", 2), null], null],
    [[proven("draw"), null], null],
    [[proven("loss", 2), proven("draw"), proven("loss", 4)], proven("draw")],
    [[proven("loss", 2), proven("loss", 4)], proven("loss", 4)],
    [[proven("loss", 2), proven("loss")], proven("loss")],
    [[], null],
  ];
  for (const [values, expected] of cases) expect(best(values)).toEqual(expected);
});

const TURNS = [
  { turn: "Xc6-c5", value: proven("win", 5) },
  { turn: "Xc6-b6", value: proven("loss", 2) },
  { turn: "Od6-d5", value: null },
];
const values = new Values(TURNS);
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

test("lines take what is proven about their first turn and are put in order", () => {
  const estimate = { type: "estimate", percent: 60 } as const;
  const lines = [
    { turns: ["Xc6-b6"], value: estimate },
    { turns: ["Od6-d5"], value: estimate },
    { turns: ["Xc6-c5"], value: estimate },
  ];
  const sharper = sharpened(lines, TURNS);
  expect(sharper.map((line) => line.turns[0])).toEqual(["Xc6-c5", "Od6-d5", "Xc6-b6"]);
  expect(sharper[1]!.value).toEqual(estimate);
  expect(sharper[2]!.value).toEqual(proven("loss", 2));
});
