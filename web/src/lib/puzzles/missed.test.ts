// Games that were lost by missing a puzzle's solution: the kind of that puzzle is named.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as engine from "$lib/wasm/engine.js";
import * as page from "$lib/wasm/page.js";
import type * as Api from "../../../../crates/wasm/api";
import type { GameId } from "../games/ids";
import { readPuzzles, type Puzzle } from "./file";
import { missedKind, type Truth } from "./missed";

const FOLDER = join(import.meta.dirname, "../../../../crates/engine/src");
const file = (name: string) => ({
  module: readFileSync(join(import.meta.dirname, `../wasm/${name}_bg.wasm`)),
});
engine.initSync(file("engine"));
page.initSync(file("page"));
const rules = page;
const thinker = new engine.Thinker(16);

const SIDES = ["first", "second"] as const;

/** The game after a wrong turn that lets the other side win at once; nothing if none does. */
function lost(game: GameId, { position, line }: Puzzle): [Api.View, Api.PlayerName] | undefined {
  const before = rules.readPosition(game, position);
  const list = rules.legalTurns(game, position);
  if (!before.ok || !list.ok) throw new Error(position);
  const other = SIDES.find((side) => side !== before.toMove)!;
  for (const wrong of list.turns.filter((turn) => turn !== line[0])) {
    const next = rules.playTurn(game, position, wrong);
    const replies = next.ok ? rules.legalTurns(game, next.position) : undefined;
    const blow =
      next.ok && replies?.ok
        ? replies.turns.find((turn) => {
            const end = rules.playTurn(game, next.position, turn);
            return end.ok && end.outcome === other;
          })
        : undefined;
    if (!blow) continue;
    const table = rules.Table.create({ game, position });
    for (const turn of [wrong, blow]) table.playText(turn, 0);
    return [table.view(0), before.toMove];
  }
  return undefined;
}

/** Patient, so that a busy machine makes it slow and not red. */
const PATIENCE = { timeout: 240_000 };

test.each(["oxono", "yoxii"] as const)("what was missed in %s is named", PATIENCE, async (game) => {
  const text = readFileSync(`${FOLDER}/${game}/${game}.puzzles`, "utf8");
  const truth: Truth = async (position) => {
    const reply = thinker.think({ task: "truth", game, position, millis: 20_000 });
    return reply.ok && reply.task === "truth" ? (reply.value ?? undefined) : undefined;
  };
  const counts = { "at-once": 0, defence: 0 };
  const puzzles = readPuzzles(game, text)!;
  for (const puzzle of puzzles.filter((_, i) => i % 43 === 0)) {
    const [view, loser] = lost(game, puzzle) ?? [];
    if (!view || !loser) continue;
    const kind = puzzle.themes.includes("at-once") ? "at-once" : "defence";
    expect(await missedKind(rules, view, loser, truth), puzzle.id).toBe(kind);
    counts[kind] += 1;
  }
  expect(Math.min(counts["at-once"], counts.defence)).toBeGreaterThan(1);
});
