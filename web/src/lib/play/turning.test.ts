import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as engine from "$lib/wasm/engine.js";
import * as page from "$lib/wasm/page.js";
import type * as Api from "../../../../crates/wasm/api";
import { findTurning, type LostGame, type Turning, type Worth } from "./turning";

const file = (name: string) => ({
  module: readFileSync(join(import.meta.dirname, `../wasm/${name}_bg.wasm`)),
});
engine.initSync(file("engine"));
page.initSync(file("page"));
const rules = page as unknown as typeof Api;
const thinker = new engine.Thinker(16) as unknown as Api.Thinker;

/** Black wins it. With best play each of the two would have won it several times before. */
const GAME =
  "Xb4-c4 Od1-e1 Od6-e6 Xa4-b4 Od3-d4 Oc3-b3 Oc1-c2 Xa5-a6 Xf5-f4 Od1-c1 Od2-d3 Oe2-f2 Xc5-b5 Oe3-e4 Oe2-e3 Od2-e2";

/** The positions from one ply to another. */
function played(from: number, to: number): LostGame["positions"] {
  const views: Api.PositionView[] = [];
  let text = rules.gameInfo("oxono").starts[0]!;
  for (const turn of ["", ...GAME.split(" ")]) {
    const view = turn ? rules.playTurn("oxono", text, turn) : rules.readPosition("oxono", text);
    if (!view.ok) throw new Error(`${turn}: ${view.code}`);
    views.push(view);
    text = view.position;
  }
  return views.slice(from, to + 1).map(({ position, toMove }) => ({ position, toMove }));
}

/** Proves whatever has so many pieces; of everything before it nothing is known. */
const provenFrom = (pieces: number) => (position: string) => {
  const view = rules.readPosition("oxono", position);
  if (!view.ok || view.placed < pieces) return Promise.resolve(undefined);
  const reply = thinker.think({ task: "solve", game: "oxono", position, millis: 600_000 });
  return Promise.resolve<Worth>((reply.ok && reply.task === "solve" && reply.value) || undefined);
};

async function check(game: LostGame, pieces: number, expected: Turning): Promise<void> {
  expect(await findTurning(game, provenFrom(pieces))).toEqual(expected);
}

test("a game turns at the loser's last turn before which nothing was lost", async () => {
  const whole = { loser: "first", positions: played(0, 16), decided: true } as const;
  await check(whole, 7, { ply: 14, how: "sure" });
  // Black gives up when Pink wins: lost since the turn at ply 7, and all that while.
  const givenUp = { loser: "second", positions: played(0, 12), decided: false } as const;
  await check(givenUp, 7, { ply: 7, how: "sure" });
  await check(givenUp, 9, { ply: 7, how: "maybe" });
  await check({ ...givenUp, positions: played(9, 12) }, 7, { ply: 0, how: "always" });
  // Pink gives up where Pink would win.
  const early = { loser: "first", positions: played(0, 14), decided: false } as const;
  await check(early, 7, { ply: 14, how: "open" });
});
