import { expect, test } from "vitest";
import { look as oxono } from "../games/oxono/look";
import type { StudyNode } from "../play/rules";
import { BAD_LINK, pack, unpack } from "./link";
import { cleared, left, painted } from "./setup";
import { branchOff, itemsOf, moved, type Item } from "./tree";

const node = (turn: string, ...branches: StudyNode[]): StudyNode => ({
  turn,
  parts: { totem: "", to: "", kind: "", at: "" },
  mark: "",
  comment: "",
  branches,
});
// 1. a b (1... c 2. d) (1... e) 2. f
const TREE = {
  start: "",
  toMove: "first" as const,
  placed: 0,
  outcome: null,
  comment: "",
  branches: [node("a", node("b", node("f")), node("c", node("d")), node("e"))],
};
const written = (items: Item[]): string =>
  items
    .map(({ number, node, variations }) =>
      [`${number}${node.turn}`, ...variations.map((one) => `(${written(one)})`)].join(" "),
    )
    .join(" ");

test("turns are written with their numbers and variations", () => {
  expect(written(itemsOf(TREE))).toBe("1.a b (1…c 2.d) (1…e) 2.f");
  expect(written(itemsOf({ ...TREE, toMove: "second" }))).toBe("1…a 2.b (2.c d) (2.e) 2…f");
});

test("keys lead through turns and variations, and nowhere beyond", () => {
  const cases: [number[], string, number[] | undefined][] = [
    [[], "ArrowRight", [0]],
    [[], "ArrowLeft", undefined],
    [[0, 1], "ArrowRight", [0, 1, 0]],
    [[0, 1, 0], "ArrowRight", undefined],
    [[0, 1, 0], "ArrowLeft", [0, 1]],
    [[0, 1], "ArrowDown", [0, 2]],
    [[0, 2], "ArrowDown", undefined],
    [[0, 1], "ArrowUp", [0, 0]],
    [[0], "End", [0, 0, 0]],
    [[0, 1], "Home", []],
  ];
  for (const [path, key, expected] of cases) expect(moved(TREE, path, key)).toEqual(expected);
  expect(branchOff([0, 0])).toBeUndefined();
  expect(branchOff([0, 1, 0])).toEqual([0, 1]);
});

test("a link holds the whole text, and a damaged one nothing", async () => {
  const text = '[Game "Oxono"]\n\n1. Xc6-c5 {Pourquoi pas ? „Žluť“} *\n';
  const packed = await pack(text);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(await unpack(packed!)).toEqual({ ok: true, text });
  expect(await unpack(packed!.slice(0, -6))).toEqual(BAD_LINK);
  expect(await unpack("%%%")).toEqual(BAD_LINK);
});

test("a tap puts on the board what the next tap takes away", () => {
  const [X, O] = oxono.start.totems;
  const piece = { side: 1, kind: "X" } as const;
  let board = painted(oxono, cleared(oxono), "a1", piece);
  board = painted(oxono, board, "a1", { totem: "O" });
  board = painted(oxono, board, "b1", piece);
  const totems = [X, { ...O, square: "a1" }];
  expect(board).toEqual({ pieces: [{ square: "b1", ...piece }], totems, toMove: 0 });
  expect(left(oxono, board, 1, "X")).toBe(7);
  expect(painted(oxono, board, "b1", piece)).toEqual({ pieces: [], totems, toMove: 0 });
  expect(painted(oxono, board, "a1", "nothing").totems).toEqual([X]);
});
