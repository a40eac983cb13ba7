// Diagrams and sample games were written by hand: the rules library says whether they are right.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import * as built from "$lib/wasm/page.js";
import type * as Api from "../../../../crates/wasm/api";
import { RULES } from "./diagrams";
import type { GameId, Square } from "./look";
import { SAMPLES } from "./samples";

built.initSync({
  module: readFileSync(join(import.meta.dirname, "../wasm/page_bg.wasm")),
});
const rules = built as unknown as typeof Api;
const GAMES: GameId[] = ["oxono", "yoxii"];

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

describe.each(GAMES)("%s", (game) => {
  const diagrams = RULES[game].flatMap((section) => section.diagrams ?? []);

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
    const sample = SAMPLES[game];
    let view = read(game, sample.start);
    for (const turn of sample.turns) {
      const next = rules.playTurn(game, view.position, turn);
      if (!next.ok) throw new Error(`${turn}: ${next.code}`);
      view = next;
    }
    expect([(sample.line ?? sample.around ?? []).toSorted()]).toEqual(endMarks(view.end));
  });
});
