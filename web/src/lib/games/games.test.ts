// Looks, diagrams and sample games were taken apart by hand: the rules library says whether they are
// right.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import * as built from "$lib/wasm/page.js";
import type * as Api from "../../../../crates/wasm/api";
import { loadSections } from "./diagrams";
import { lookOf } from "./index";
import { GAME_IDS, type GameId } from "./ids";
import { boardOf, standingOf } from "../play/shown";
import { squares, type Square, type Standing } from "./look";
import { boardsOf, sampleOf } from "./samples";

built.initSync({
  module: readFileSync(join(import.meta.dirname, "../wasm/page_bg.wasm")),
});
const rules = built;

/** What the rules say of a board. */
function position(game: GameId, board: Standing): Api.PositionView {
  const view = rules.setUp(game, boardOf(board));
  if (!view.ok) throw new Error(`${JSON.stringify(board)}: ${view.code}`);
  return view;
}

/** The game's table; what is refused throws. */
function played(game: GameId, turns: Api.TurnParts[]): built.Table {
  const table = rules.Table.create({ game });
  for (const { totem, to, kind, at } of turns) {
    const replies = [table.step(to, totem, 0), table.place(at, kind, 0)];
    for (const reply of replies) if (!reply.ok) throw new Error(`${to} ${at}: ${reply.code}`);
  }
  return table;
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
    const { size, kinds, totems, stock, starts, squares: all } = rules.gameInfo(game);
    expect(look).toMatchObject({ id: game, size, kinds, totems, stock });
    expect(squares(look)).toEqual(all);
    const start = position(game, look.start);
    expect(start.position).toBe(starts[0]);
    expect(kinds).toContain(look.firstPick);
    const after = rules.playTurn(game, start.position, look.example[0]);
    expect(after.ok && rules.playTurn(game, after.position, look.example[1]).ok).toBe(true);
  });

  test.each(diagrams)("diagram $id", ({ board, shows, marks }) => {
    const view = position(game, board);
    if (shows === "end") {
      const marked = marks.lines ?? [marks.counted ?? []];
      expect(marked.map((line) => line.toSorted())).toEqual(endMarks(view.end));
    } else if ("steps" in shows) {
      const totem = view.totems.find((one) => one.totem === shows.steps);
      const said = totem?.steps.map(({ to, kind }) => `${to} ${kind}`).toSorted();
      expect(marks.targets?.map(({ to, kind }) => `${to} ${kind}`).toSorted()).toEqual(said);
      expect(marks.chosen).toBe(totem?.square);
    } else {
      const half = rules.halfTurn(game, view.position, shows.places.totem, shows.places.to);
      expect(half.ok && half.places.squares.toSorted()).toEqual(marks.places?.toSorted());
    }
  });

  test("the sample game is legal and ends as it is drawn", () => {
    const sample = sampleOf(game);
    const boards = boardsOf(lookOf(game), sample);
    expect(boards).toHaveLength(sample.turns.length + 1);
    const table = played(game, sample.turns);
    for (const [ply, board] of boards.entries()) {
      const { position: text } = table.view(0, ply);
      expect(position(game, board).position).toBe(text);
    }
    const end = table.view(0).result?.end ?? null;
    expect([(sample.line ?? sample.around ?? []).toSorted()]).toEqual(endMarks(end));
  });

  test("a board goes to the rules and comes back as it was", () => {
    for (const { board } of diagrams) {
      expect(boardOf(standingOf(position(game, board)))).toEqual(boardOf(board));
    }
  });
});
