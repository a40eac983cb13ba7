// Plays whole games through the built package, as the web app does: `node --test crates/wasm/tests`
// after `cargo xtask wasm`.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const folder = new URL("../../../web/src/lib/wasm/", import.meta.url);
const [api, engine] = await Promise.all(["page", "engine"].map(load));
const FILES = { oxono: "oxono/oxono.solution", yoxii: "yoxii/yoxii.patterns" };
for (const [game, file] of Object.entries(FILES)) {
  const bytes = readFileSync(new URL(`../../engine/src/${file}`, import.meta.url));
  assert.ok(engine.giveData(game, bytes));
}

/** Loads one of the two modules. */
async function load(name) {
  const built = await import(new URL(`${name}.js`, folder));
  built.initSync({ module: readFileSync(new URL(`${name}_bg.wasm`, folder)) });
  return built;
}

/** A small generator with a seed, so that a failure can be repeated. */
function lots(seed) {
  return (list) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return list[Math.floor((seed / 2 ** 32) * list.length)];
  };
}

/** Asserts that the call succeeded and gives its reply. */
function ok(reply) {
  assert.equal(reply.ok, true, JSON.stringify(reply));
  return reply;
}

for (const game of api.games()) {
  test(`${game}: games tapped from start to end`, () => {
    const info = api.gameInfo(game);
    for (let seed = 1; seed <= 20; seed++) {
      const draw = lots(seed);
      let now = 0;
      let table = api.Table.create({ game, lot: seed / 21, clock: { base: 60000, increment: 1000 } });
      for (;;) {
        const before = table.view(now);
        if (before.result) break;
        assert.ok(before.ply < info.maxTurns);
        const totem = draw(before.totems.filter((t) => t.steps.length > 0));
        assert.equal(ok(table.tapSquare(totem.square, undefined, now)).did, "chose");
        const step = draw(totem.steps);
        assert.equal(ok(table.tapSquare(step.to, undefined, now)).did, "stepped");
        // A half turn survives the way through storage.
        const saved = table.save(now);
        table.free();
        table = api.Table.load(saved);
        const { hand, cells } = table.view(now);
        assert.equal(hand.state, "stepped");
        assert.deepEqual(cells[step.to], { totem: totem.totem });
        assert.equal(cells[totem.square], undefined);
        const at = draw(hand.places.squares);
        now += 100;
        const reply = ok(table.tapSquare(at, draw(hand.kinds), now));
        assert.equal(reply.did, "played");
        const after = table.view(now);
        assert.equal(after.ply, before.ply + 1);
        assert.deepEqual(after.lastTurn, reply.turn);
        const played = api.playTurn(game, before.position, reply.turn.text);
        assert.equal(ok(played).position, after.position);
        // What stands on the board goes to the rules and comes back.
        assert.deepEqual(ok(api.setUp(game, played)), played);
        const { parts } = ok(api.readTurn(game, reply.turn.text));
        assert.deepEqual(parts, { totem: totem.totem, to: step.to, kind: reply.turn.kind, at });
        assert.deepEqual(table.clock(now), after.clock);
      }
      const last = table.view(now);
      assert.equal(last.result.termination, "normal");
      assert.ok(last.result.end.type);
      assert.equal(table.tapSquare(info.squares[0], undefined, now).code, "game-over");
      const copy = api.Study.read(game, table.record());
      copy.go(last.turns.map(() => 0));
      assert.deepEqual(copy.view().lastTurn.text, last.lastTurn.text);
      assert.deepEqual(copy.view().result, last.result);
      assert.equal(table.view(now, 0).position, last.start);
      ok(table.undo(now));
      assert.equal(table.view(now).result, null);
      table.free();
      copy.free();
    }
  });
}

test("what cannot be made is thrown as a refusal", () => {
  for (const options of [undefined, null, 7, {}, { game: "chess" }, { game: "oxono", position: "" }]) {
    assert.throws(() => api.Table.create(options), (refused) => refused.ok === false && refused.code !== "");
  }
  assert.throws(() => api.Table.load("{}"), { code: "bad-save" });
  assert.throws(() => api.gameInfo("chess"), { code: "unknown-game" });
});

test("the engine plays, hints and proves", () => {
  const thinker = new engine.Thinker(4);
  for (const game of api.games()) {
    const [position] = api.gameInfo(game).starts;
    const request = { task: "turn", game, position, level: 2, seed: 7 };
    const { turn } = ok(thinker.think(request));
    ok(api.playTurn(game, position, turn));
    assert.equal(thinker.think(request).turn, turn, "a seed decides");
    const hint = ok(thinker.think({ task: "hint", game, position, millis: 300 }));
    ok(api.playTurn(game, position, hint.turn));
    assert.match(hint.reason, /^hint-/);
    const { lines } = ok(thinker.think({ task: "analyse", game, position, millis: 50, lines: 3 }));
    assert.equal(lines.length, 3);
    for (const line of lines) ok(api.playTurn(game, position, line.turns[0]));
  }
  const won = { game: "oxono", position: "6/6/+5/X2@1o/X2x2/X1o3 p" };
  assert.equal(ok(thinker.think({ task: "solve", millis: 2000, ...won })).value, "win");
  const { value } = ok(thinker.think({ task: "hint", ...won }));
  assert.equal(value.outcome, "win");
  thinker.free();
});
