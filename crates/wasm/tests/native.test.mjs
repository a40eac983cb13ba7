// The engine in the built package beside the native one: the same requests, the same answers.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const folder = new URL("../../../web/src/lib/wasm/", import.meta.url);
const engine = await import(new URL("engine.js", folder));
engine.initSync({ module: readFileSync(new URL("engine_bg.wasm", folder)) });
const FILES = { oxono: "oxono/oxono.solution", yoxii: "yoxii/yoxii.patterns" };
for (const [game, file] of Object.entries(FILES)) {
  const bytes = readFileSync(new URL(`../../engine/src/${file}`, import.meta.url));
  assert.ok(engine.giveData(game, bytes));
}

/** Asserts that both engines answer alike, and gives the answers. */
function answers(mebibytes, requests) {
  // Whoever has just built the example says where it is.
  const built = process.env.TOTEMIC_BUILT;
  const run = ["run", "--quiet", "--package", "totemic-wasm", "--example", "think", "--"];
  const [program, words] = built ? [join(built, "examples/think"), []] : ["cargo", run];
  const input = requests.map((request) => JSON.stringify(request) + "\n").join("");
  const cwd = new URL("../", import.meta.url);
  const options = { cwd, input, encoding: "utf8" };
  const lines = execFileSync(program, [...words, String(mebibytes)], options);
  const native = lines.trimEnd().split("\n").map((line) => JSON.parse(line));
  const thinker = new engine.Thinker(mebibytes);
  const here = requests.map((request) => thinker.think(request));
  thinker.free();
  assert.deepEqual(here, native);
  return here;
}

test("the engine searches here as it does natively", () => {
  const [{ nodes }] = answers(1, [{ task: "bench" }]);
  assert.ok(nodes > 0);
});

// With fewer pieces than these the native engine, which is not built for speed here, is slow.
for (const [game, fewest] of [["oxono", 10], ["yoxii", 22]]) {
  test(`${game}: the solver proves here what it proves natively`, () => {
    const file = new URL(`../../engine/tests/data/${game}.values.tsv`, import.meta.url);
    const rows = readFileSync(file, "utf8").trimEnd().split("\n").map((line) => line.split("\t"));
    const chosen = rows.filter(([position]) => {
      const [board] = position.split(" ");
      return board.replace(/[^A-SU-Za-z]/g, "").length >= fewest;
    });
    assert.ok(chosen.length >= 10);
    const requests = chosen.map(([position]) => ({ task: "solve", game, position, millis: 60000 }));
    const found = answers(16, requests);
    assert.deepEqual(found.map(({ value }) => value), chosen.map(([, value]) => value));
    assert.ok(found.every(({ turn }) => turn !== null));
  });
}
