// Diagrams and sample games were written by hand: the rules library says whether they are right.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import * as built from "$lib/wasm/page.js";
import type * as Api from "../../../../crates/wasm/api";
import { loadSections } from "./diagrams";
import { lookOf } from "./index";
import { GAME_IDS, type GameId } from "./ids";
import { squares, type Square } from "./look";
import { sampleOf } from "./samples";

built.initSync({
  module: readFileSync(join(import.meta.dirname, "../wasm/page_bg.wasm")),
});
const rules = built as unknown as typeof Api;

function read(game: GameId, text: string): Api.PositionView {
  const view = rules.readPosition(game, text);
  if (!view.ok) throw new Error(`${text}: ${view.code}`);
  return view;
}

/** What the end marks: the lines, or the pieces that are counted. */
function endMarks(end: Api.End | null): Square[][] {
  if (end?.type === "lines") return end.lines.map((line) => line.squares.toSorted());
  if (end?.type === "stuck") return [end.around.map((piece) => piece.square).toSorted()];
  return [];
}

test("the games are those of the rules library", () => {
  expect(GAME_IDS).toEqual(rules.games());
});

describe.each(GAME_IDS)("%s", async (game) => {
  const diagrams = (await loadSections(game)).flatMap((section) => section.diagrams ?? []);

  test("looks as the rules say", () => {
    const look = lookOf(game);
    const { size, kinds, totems, stock, sides, starts, squares: all } = rules.gameInfo(game);
    expect(look).toMatchObject({ id: game, size, kinds, totems, stock });
    expect(squares(look)).toEqual(all);
    expect(look.sides).toEqual([sides.first, sides.second]);
    expect(starts[0]).toBe(look.start);
    expect(kinds).toContain(look.firstPick);
    const after = rules.playTurn(game, look.start, look.example[0]);
    expect(after.ok && rules.playTurn(game, after.position, look.example[1]).ok).toBe(true);
  });

  test.each(diagrams)("diagram $id", ({ position, shows, marks }) => {
    const view = read(game, position);
    if (shows === "end") {
      const marked = marks.lines ?? [marks.counted ?? []];
      expect(marked.map((line) => line.toSorted())).toEqual(endMarks(view.end));
    } else if ("steps" in shows) {
      const totem = view.totems.find((one) => one.totem === shows.steps);
      const said = totem?.steps.map(({ to, kind }) => `${to} ${kind}`).toSorted();
      expect(marks.targets?.map(({ to, kind }) => `${to} ${kind}`).toSorted()).toEqual(said);
      expect(marks.chosen).toBe(totem?.square);
    } else {
      const half = rules.halfTurn(game, position, shows.places.totem, shows.places.to);
      expect(half.ok && half.places.squares.toSorted()).toEqual(marks.places?.toSorted());
    }
  });

  test("the sample game is legal and ends as it is drawn", () => {
    const sample = sampleOf(game);
    let view = read(game, sample.start);
    for (const turn of sample.turns) {
      const next = rules.playTurn(game, view.position, turn);
      if (!next.ok) throw new Error(`${turn}: ${next.code}`);
      view = next;
    }
    expect([(sample.line ?? sample.around ?? []).toSorted()]).toEqual(endMarks(view.end));
  });
});
