// Reviews in the built package beside the native ones: the same games, the same verdicts.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const folder = new URL("../../../web/src/lib/wasm/", import.meta.url);
const built = await import(new URL("review.js", folder));
built.initSync({ module: readFileSync(new URL("review_bg.wasm", folder)) });
const FILES = { oxono: "oxono/oxono.solution", yoxii: "yoxii/yoxii.patterns" };
const STARTS = { oxono: "6/6/2+3/3@2/6/6 p", yoxii: "3/5/7/3T3/7/5/3 w" };
for (const [game, file] of Object.entries(FILES)) {
  const bytes = readFileSync(new URL(`../../engine/src/${file}`, import.meta.url));
  assert.ok(built.giveData(game, bytes));
}

const SLICES = 4;

/** Some of the games that the rules are tested with. */
function games(game) {
  const file = new URL(`../../rules/tests/data/${game}.games.tsv`, import.meta.url);
  const rows = readFileSync(file, "utf8").trimEnd().split("\n");
  return [3, 60].map((row) => rows[row].split("\t")[0].split(" "));
}

for (const game of ["oxono", "yoxii"]) {
  test(`${game}: a review says here what it says natively`, () => {
    const played = games(game);
    const input = played.map((turns) => [game, STARTS[game], turns.join(" ")].join("\t") + "\n");
    const command = `run --quiet --package totemic-wasm --example review -- ${SLICES}`;
    const cwd = new URL("../", import.meta.url);
    const options = { cwd, input: input.join(""), encoding: "utf8" };
    const lines = execFileSync("cargo", command.split(" "), options).trimEnd().split("\n");
    const here = played.map((turns) => {
      const reviewer = new built.Reviewer(game, STARTS[game], turns, 16);
      let told;
      for (let slice = 0; slice < SLICES; slice += 1) told = reviewer.advance();
      reviewer.free();
      return told;
    });
    assert.deepEqual(
      here,
      lines.map((line) => JSON.parse(line)),
    );
    assert.ok(here.every(({ review }) => review.turns.every((turn) => turn.class !== null)));
  });
}

test("what cannot be reviewed is refused, and what cannot be tried too", () => {
  const code = (make) => {
    try {
      make();
    } catch (refused) {
      return refused.code;
    }
  };
  const start = STARTS.oxono;
  assert.equal(code(() => new built.Reviewer("chess", start, [], 1)), "unknown-game");
  assert.equal(code(() => new built.Reviewer("oxono", "?", [], 1)), "no-side");
  assert.equal(code(() => new built.Reviewer("oxono", start, ["Xc6-a1"], 1)), "not-beside-totem");
  const reviewer = new built.Reviewer("oxono", start, [], 1);
  assert.equal(reviewer.attempt(start, "win", "Xc6-a1").code, "not-beside-totem");
  assert.equal(reviewer.attempt(start, "much", "Xc6-c5").code, "bad-request");
  // A win on the spot is right; a turn that lets the other side win is answered.
  const won = "6/6/+5/X2@1o/X2x2/X1o3 p";
  assert.deepEqual(reviewer.attempt(won, "win", "Xa5-a4"), { ok: true, keeps: true, answer: [] });
  reviewer.free();
});
