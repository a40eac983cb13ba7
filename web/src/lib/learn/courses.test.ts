// The courses were written by hand: the rules library says whether they are right.

import { parse } from "@fluent/syntax";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import * as built from "$lib/wasm/page.js";
import type * as Api from "../../../../crates/wasm/api";
import { GAME_IDS, type GameId } from "../games/ids";
import { loadCourse, textKey, type Step, type Task } from "./course";
import { judge, type Verdict } from "./judge";

built.initSync({
  module: readFileSync(join(import.meta.dirname, "../wasm/page_bg.wasm")),
});
const rules = built;

const KEYS = new Set(
  ["learn", ...GAME_IDS.map((game) => `learn-${game}`)].flatMap((file) => {
    const path = join(import.meta.dirname, `../../../../locales/en/${file}.ftl`);
    const { body } = parse(readFileSync(path, "utf8"), {});
    return body.flatMap((entry) => (entry.type === "Message" ? [entry.id.name] : []));
  }),
);

/** A table after some turns. */
function after(game: GameId, position: string, turns: string[]): [Api.View, Api.TurnView] {
  const table = rules.Table.create({ game, position });
  for (const turn of turns) {
    const reply = table.playText(turn, 0);
    if (!reply.ok) throw new Error(`${position}: ${turn} is refused: ${reply.code}`);
  }
  const view = table.view(0);
  table.free();
  return [view, view.lastTurn!];
}

function verdict(game: GameId, before: string, turn: string, task: Task): Verdict {
  const [view, played] = after(game, before, [turn]);
  return judge(rules, task, {
    game,
    before,
    after: view.position,
    turn: played,
    result: view.result,
  });
}

function legal(game: GameId, position: string): string[] {
  const list = rules.legalTurns(game, position);
  if (!list.ok) throw new Error(`${position}: ${list.code}`);
  return list.turns;
}

const courses = await Promise.all(GAME_IDS.map(loadCourse));
const courseOf = (game: GameId) => courses[GAME_IDS.indexOf(game)]!;

const scripted = (game: GameId) =>
  courseOf(game).filter((step): step is Step & { position: string } => step.position !== undefined);

describe.each(GAME_IDS)("%s", (game) => {
  test("has eight to twelve steps, the last a whole game, and all their texts", () => {
    const steps = courseOf(game);
    expect(steps.length).toBeGreaterThanOrEqual(8);
    expect(steps.length).toBeLessThanOrEqual(12);
    expect(steps.map((step) => step.position === undefined).lastIndexOf(false)).toBe(
      steps.length - 2,
    );
    const used = steps.flatMap((step) => [
      ...["", "-text", "-done"].map((suffix) => textKey(game, step, suffix)),
      ...step.tasks.slice(1).map((_, i) => textKey(game, step, `-text-${i + 2}`)),
      ...step.tasks.flatMap(({ misses }) => misses.map(({ say }) => say)),
    ]);
    expect(used.filter((key) => !KEYS.has(key))).toEqual([]);
    const unused = [...KEYS].filter(
      (key) => key.startsWith(`learn-${game}-`) && !used.includes(key),
    );
    expect(unused).toEqual([]);
  });

  test.each(scripted(game))("step $id can be done, and every other turn is explained", (step) => {
    let positions = [step.position];
    for (const task of step.tasks) {
      const said = new Set<string>();
      const next = new Set<string>();
      for (const position of positions) {
        // Whoever takes another totem than the text speaks of is told so before the turn.
        const { totem = "" } = task.goal;
        const turns = legal(game, position).filter((turn) => turn.startsWith(totem));
        const answer = task.answers.find((turn) => turns.includes(turn));
        expect(answer && verdict(game, position, answer, task), position).toEqual({ done: true });
        // A later task begins in many ways; that it can be done in each is enough.
        for (const turn of positions.length > 1 ? [] : turns) {
          const judged = verdict(game, position, turn, task);
          if (!judged.done) {
            expect(KEYS, turn).toContain(judged.say);
            said.add(judged.say);
          } else if (task.replies) {
            const [{ position: played }] = after(game, position, [turn]);
            const list = legal(game, played);
            const reply = task.replies.find((one) => list.includes(one));
            next.add(after(game, played, [reply ?? "none is legal"])[0].position);
          }
        }
      }
      // No explanation is there in vain.
      if (positions.length === 1) {
        expect([...said].sort()).toEqual(task.misses.map(({ say }) => say).sort());
      }
      positions = [...next];
    }
  });
});

/** What a step shows, so that no special case of the rules is lost. */
test.each([
  ["oxono", "colour", "lines", "colour"],
  ["oxono", "symbol", "lines", "symbol"],
  ["oxono", "left", "lines", "colour"],
  ["oxono", "anywhere", "lines", "symbol"],
  ["oxono", "last", "lines", "symbol"],
  ["yoxii", "end", "stuck", "points"],
  ["yoxii", "bridge", "stuck", "points"],
  ["yoxii", "pieces", "stuck", "pieces"],
  ["yoxii", "draw", "stuck", "nothing"],
] as const)("%s, %s ends as its text says", (game, id, type, by) => {
  const step = scripted(game).find((one) => one.id === id)!;
  const end = after(game, step.position, [step.tasks[0]!.answers[0]!])[0].result?.end;
  expect(end?.type).toBe(type);
  if (end?.type === "lines") expect(end.lines.map((line) => line.by)).toEqual([by]);
  if (end?.type === "stuck") expect(end.decidedBy).toBe(by);
});

test("a threat that is not stopped is carried out", () => {
  const step = scripted("oxono").find((one) => one.id === "block")!;
  const judged = verdict("oxono", step.position, "Xe1-d1", step.tasks[0]!);
  expect(judged.done).toBe(false);
  const reply = judged.done ? undefined : judged.punished;
  expect(after("oxono", step.position, ["Xe1-d1", reply!])[0].result?.outcome).toBe("second");
});

test("a totem without pieces cannot be chosen, and a full board is a draw", () => {
  const at = (id: string) => scripted("oxono").find((one) => one.id === id)!.position;
  const view = rules.readPosition("oxono", at("reserve"));
  expect(view.ok && view.totems.find(({ totem }) => totem === "X")?.refusal).toBe("no-piece-left");
  expect(after("oxono", at("last"), ["Xb5-e3"])[0].result?.end?.type).toBe("full");
});
