// The analysis: the truth on the board, variations, a position set up by hand, links and records,
// the keyboard.

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type * as Api from "../../crates/wasm/api";
import * as engine from "../src/lib/wasm/engine.js";
import { expect, rules, SAMPLE, say, sentence, sit, square, test, type Game } from "./app";

engine.initSync({
  module: readFileSync(new URL("../src/lib/wasm/engine_bg.wasm", import.meta.url)),
});
const { Thinker } = engine;

const LATE: Record<Game, string> = {
  oxono: "1X1X2/1o1X1x/x@X+1O/2O3/2o3/4oo p",
  yoxii: "DaA/1D3/Ta1aC1d/dBCaB2/2B1bc1/2dD1/3 w",
};

async function open(page: Page, game: Game, address = ""): Promise<void> {
  await page.goto(`/${game}/analyse${address}`);
  await expect(square(page, "d4")).toBeVisible();
}

const at = (position: string) => `?position=${rules.toAddress(position)}`;
const badge = (page: Page, on: string) => page.locator(`[data-on="${on}"]`);
const turn = (page: Page, text: string) =>
  page.locator("section button", { hasText: new RegExp(`^${text}[!?]*$`) });
const current = (page: Page) => page.locator('section button[aria-current="true"]');

async function tap(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await square(page, name).click();
}

async function tool(page: Page, id: string): Promise<void> {
  await page.getByRole("button", { name: say("tools") }).click();
  await page
    .getByRole("dialog", { name: say("tools") })
    .getByText(say(id))
    .click();
}

/** What the engine says in the end, asked here. */
function truth(game: Game, position: string): Extract<Api.ThinkReply, { task: "truth" }> {
  const thinker = new Thinker(32);
  for (;;) {
    const reply = thinker.think({ task: "truth", game, position, millis: 5000 });
    if (!reply.ok || reply.task !== "truth") throw new Error(JSON.stringify(reply));
    if (reply.done) return reply;
  }
}

/** The best of what the turns with one step are worth, all of them proven. */
function best(values: (Api.Proven | null)[]): string {
  const order = ["loss", "draw", "win"];
  return order[Math.max(...values.map((value) => order.indexOf(value!.outcome)))]!;
}

test("the truth on the empty board of OXONO is there at once", async ({ page }) => {
  await open(page, "oxono");
  await expect(page.getByTestId("verdict")).toContainText(say("bar-wins", { colour: "pink" }));
  await expect(page.getByTestId("verdict")).toContainText(say("tag-proven"));
  for (const step of ["Xc3", "Xb4", "Od4", "Oe3"]) {
    await expect(badge(page, step)).toHaveAttribute("data-truth", "win");
  }
  await tap(page, "c4", "c3");
  await expect(badge(page, "c4")).toHaveAttribute("data-truth", "win");
  await expect(square(page, "c4")).toHaveAccessibleName(new RegExp(say("value-win")));
  await tap(page, "c3", "c1");
  await expect(badge(page, "b1")).toHaveAttribute("data-truth", "loss");
  // After a winning first turn every reply loses.
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await tap(page, "c4", "c3", "c4");
  await expect(page.locator('[data-truth="loss"]').first()).toBeVisible();
  await expect(page.locator('[data-truth]:not([data-truth="loss"])')).toHaveCount(0);
});

for (const game of ["oxono", "yoxii"] as Game[]) {
  test(`the truth on a late position of ${game}`, async ({ page }) => {
    await open(page, game, at(LATE[game]));
    await expect(page.getByTestId("progress")).toHaveText(say("truth-all"));
    const { turns } = truth(game, LATE[game]);
    const steps: Record<string, (Api.Proven | null)[]> = {};
    for (const { turn, value } of turns) (steps[turn.split("-")[0]!] ??= []).push(value);
    await expect(page.locator("[data-truth]")).toHaveCount(Object.keys(steps).length);
    for (const [step, values] of Object.entries(steps)) {
      await expect(badge(page, step), step).toHaveAttribute("data-truth", best(values));
    }
    // One step on: every placement by itself.
    const totem = game === "oxono" ? "X" : "T";
    const from = Object.entries(
      (rules.readPosition(game, LATE[game]) as { cells: Record<string, object> }).cells,
    ).find(([, cell]) => "totem" in cell && cell.totem === totem)![0];
    const step = Object.keys(steps).find((one) => game === "yoxii" || one.startsWith(totem))!;
    await tap(page, from, step.slice(-2));
    const placed = turns.filter(
      (one) => one.turn.startsWith(`${step}-`) && (game === "oxono" || /-2/.test(one.turn)),
    );
    expect(placed.length).toBeGreaterThan(0);
    for (const { turn, value } of placed) {
      await expect(badge(page, turn.slice(-2))).toHaveAttribute("data-truth", value!.outcome);
    }
  });
}

test("what was proven is kept on the device and believed the next time", async ({ page }) => {
  await open(page, "oxono", at(LATE.oxono));
  await expect(page.getByTestId("progress")).toHaveText(say("truth-all"));
  await expect(page.locator('[data-truth="draw"]')).toHaveCount(0);
  // Nobody would prove that: where it is shown, it was read.
  const changed = await page.evaluate(async () => {
    const wait = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => (request.onsuccess = () => resolve(request.result)));
    const database = await wait(indexedDB.open("totemic.proofs"));
    const store = database.transaction("proofs", "readwrite").objectStore("proofs");
    const keys = (await wait(store.getAllKeys())).map(String);
    await wait(store.clear());
    for (const key of keys) {
      await wait(store.put({ key: key.replace(/(win|loss).*/, "draw"), made: 0 }));
    }
    return keys.length;
  });
  expect(changed).toBeGreaterThan(0);
  await page.reload();
  await expect(page.locator('[data-truth="draw"]').first()).toBeVisible();
});

test("variations, comments and marks survive a reload, a link and a record", async ({
  page,
  context,
}) => {
  await open(page, "oxono");
  await tap(page, "c4", "c6", "c5");
  await page.getByRole("button", { name: say("step-back") }).click();
  await tap(page, "d3", "d1", "d2");
  await tap(page, "c4", "c1", "c2");
  await expect(page.getByRole("group", { name: say("tree-variation") })).toContainText("Od1-d2");
  await page.getByLabel(say("comment-turn")).fill("Why {not}?");
  await page.getByRole("button", { name: "!?", exact: true }).click();
  await page.getByRole("button", { name: say("tree-promote") }).click();
  await expect(page.getByRole("group", { name: say("tree-variation") })).toContainText("Xc6-c5");
  await page.reload();
  await expect(current(page)).toHaveText("Xc1-c2!?");
  await expect(page.getByLabel(say("comment-turn"))).toHaveValue("Why (not)?");

  await tool(page, "tool-share");
  const link = await page.getByLabel(say("share-study")).inputValue();
  const place = await page.getByLabel(say("share-position")).inputValue();
  await page.keyboard.press("Escape");
  const download = page.waitForEvent("download");
  await tool(page, "tool-save");
  const record = readFileSync(await (await download).path(), "utf8");
  expect(record).toContain("1. Od1-d2 (1. Xc6-c5) 1... Xc1-c2!? {Why (not)?} *");

  const other = await context.newPage();
  await other.addInitScript(() => localStorage.clear());
  await other.goto(link);
  await expect(turn(other, "Xc1-c2")).toBeVisible();
  await expect(other.getByText("Why (not)?")).toBeVisible();
  await expect(turn(other, "Xc6-c5")).toBeVisible();
  expect(new URL(other.url()).hash).toBe("");
  await other.goto(place);
  await expect(square(other, "c2")).toHaveAccessibleName(/black X/);
  await other.close();

  await page.getByRole("button", { name: say("step-back") }).click();
  await page.getByRole("button", { name: say("tree-delete") }).click();
  await expect(turn(page, "Xc1-c2")).toHaveCount(0);
  await expect(turn(page, "Xc6-c5")).toBeVisible();
  await tool(page, "tool-open");
  await page.getByLabel(say("open-what")).fill(record);
  await page.getByRole("button", { name: say("open-do"), exact: true }).click();
  await expect(turn(page, "Xc1-c2")).toBeVisible();
});

test("a position is set up by hand, and a refused one says why", async ({ page }) => {
  await open(page, "oxono");
  await tool(page, "tool-setup");
  const verdict = page.getByTestId("setup-verdict");
  await expect(verdict).toHaveText(say("setup-fine"));
  await tap(page, "a1");
  const counts = { game: "oxono", first: 1, second: 0 };
  await expect(verdict).toHaveText(say("setup-counts", counts));
  await expect(page.getByRole("button", { name: say("setup-done") })).toBeDisabled();
  // Each refusal has a way out.
  await page.getByRole("button", { name: say("player-to-move", { colour: "black" }) }).click();
  await expect(verdict).toHaveText(say("setup-fine"));
  await tap(page, "b1", "c1");
  await expect(verdict).toHaveText(say("setup-counts", { ...counts, first: 3 }));
  await tap(page, "b1", "c1");
  await page.getByRole("button", { name: say("setup-rub") }).click();
  await tap(page, "c4");
  await expect(verdict).toHaveText(say("position-error-totem-missing", { totem: "X" }));
  await page
    .getByRole("button", { name: say("setup-place-totem", { game: "oxono", totem: "X" }) })
    .click();
  await tap(page, "f6");
  await page.getByRole("button", { name: say("setup-done") }).click();
  await expect(sentence(page)).toHaveText(say("player-to-move", { colour: "black" }));
  await expect(square(page, "f6")).toHaveAccessibleName(/totem X/);
  await tap(page, "f6", "a6", "a5");
  await expect(turn(page, "Xa6-a5")).toBeVisible();
});

test("of a value that is used up another one is picked", async ({ page }) => {
  await open(page, "yoxii", at("BBB/BBabc/3T3/7/7/1ab2/3 w"));
  const picked = page.getByRole("button", { pressed: true });
  await expect(picked).toHaveAccessibleName(say("reserve-value", { kind: "4", count: 3 }));
  await page.keyboard.press("2");
  await expect(picked).toBeEnabled();
});

test("one box takes positions, turns, records and links, and says what is wrong", async ({
  page,
}) => {
  await open(page, "oxono");
  const paste = async (text: string) => {
    if (!(await page.getByLabel(say("open-what")).isVisible())) await tool(page, "tool-open");
    await page.getByLabel(say("open-what")).fill(text);
    await page.getByRole("button", { name: say("open-do"), exact: true }).click();
  };
  const problem = page.getByTestId("open-problem");
  await paste("Xc6-c5 Od1-d4");
  const beside = say("record-error-illegal-turn", { reason: say("refusal-not-beside-totem") });
  await expect(problem).toHaveText(say("open-place", { line: 1, column: 8, problem: beside }));
  await paste("6/6/2+3/6/6/6 p");
  await expect(problem).toHaveText(say("position-error-totem-missing", { totem: "O" }));
  await paste(SAMPLE.oxono.join(" "));
  await page.keyboard.press("End");
  await expect(sentence(page)).toContainText(say("bar-wins", { colour: "black" }));
  await expect(page.locator("svg .line")).toHaveCount(1);
  await paste(`${new URL(page.url()).origin}/oxono/analyse${at(LATE.oxono)}`);
  await expect(square(page, "b4")).toHaveAccessibleName(/totem O/);
  // A text of the other game leads there.
  await paste(SAMPLE.yoxii.slice(0, 4).join("\n"));
  await expect(page).toHaveURL(/yoxii\/analyse$/);
  await expect(turn(page, "b5-3a4")).toBeVisible();
});

test("the whole analysis by keyboard, and thirty turns at once", async ({ page }) => {
  await open(page, "yoxii");
  await page.keyboard.press("t");
  for (const text of SAMPLE.yoxii) {
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
  }
  await expect(sentence(page)).toContainText(say("bar-wins", { colour: "white" }));
  // A bar that is all white is signed, so that it does not look empty.
  await expect(page.getByTestId("bar").locator('[data-certain="white"]')).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press("Home");
  await expect(current(page)).toHaveCount(0);
  for (let i = 0; i < SAMPLE.yoxii.length; i++) await page.keyboard.press("ArrowRight");
  await expect(current(page)).toHaveText(SAMPLE.yoxii.at(-1)!);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("b");
  for (const key of ["Enter", "ArrowUp", "Enter", "ArrowRight", "3", "Enter"]) {
    await page.keyboard.press(key);
  }
  await expect(current(page)).toHaveText("d5-3e5");
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press("ArrowUp");
  await expect(current(page)).toHaveText(SAMPLE.yoxii[0]!);
  await page.keyboard.press("ArrowDown");
  await expect(current(page)).toHaveText("d5-3e5");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: say("shortcuts") })).toBeVisible();
});

test("the engine shows its lines, stops when hidden and when switched off", async ({ page }) => {
  await open(page, "yoxii");
  await page.getByRole("combobox", { name: say("engine-lines") }).selectOption("3");
  await expect(page.getByTestId("line")).toHaveCount(3);
  await expect(page.getByTestId("line").first()).toContainText(say("tag-estimated"));
  await expect(page.getByTestId("bar")).toHaveAccessibleName(new RegExp(say("tag-estimated")));
  // Nothing is proven so early: the squares carry estimates, and a sentence says what they mean.
  for (const step of ["d5", "e5"]) {
    await expect(badge(page, step)).toHaveAttribute("data-truth", "estimate");
    await expect(badge(page, step)).toHaveText(/^\d\d?$/);
    await expect(square(page, step)).toHaveAccessibleName(new RegExp(say("tag-estimated")));
  }
  await expect(page.getByTestId("ahead")).toHaveText(
    new RegExp(["even", "little"].map((how) => say(`ahead-${how}`, { colour: "white" })).join("|")),
  );
  const count = { known: 0, count: 256 };
  await expect(page.getByTestId("progress")).toHaveText(say("truth-some", count));
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await hide(true);
  await expect(page.getByTestId("progress")).toHaveText(say("truth-rests", count));
  await hide(false);
  await expect(page.getByTestId("progress")).toHaveText(say("truth-some", count));
  await page.getByTestId("line").first().click();
  await expect(current(page)).toBeVisible();
  await page.getByRole("switch", { name: say("engine") }).uncheck();
  await expect(page.getByTestId("line")).toHaveCount(0);
  await expect(page.getByTestId("progress")).toHaveText(say("engine-off"));
});

test("a finished game is analysed from its menu", async ({ page }) => {
  await sit(page, "oxono", { turns: SAMPLE.oxono });
  await page.getByRole("button", { name: say("nav-menu") }).click();
  await page.getByRole("link", { name: say("action-analyse") }).click();
  await expect(current(page)).toHaveText(SAMPLE.oxono.at(-1)!);
  await expect(sentence(page)).toContainText(say("bar-wins", { colour: "black" }));
  await page.getByRole("button", { name: say("step-back") }).click();
  // Black could win at once, and did.
  await expect(page.locator('[data-truth="win"]').first()).toBeVisible();
});

test("what was analysed before is kept, and the game that is analysed already goes on", async ({
  page,
}) => {
  const spoken = page.getByTestId("spoken");
  const analyse = async () => {
    await page.getByRole("button", { name: say("nav-menu") }).click();
    await page.getByRole("link", { name: say("action-analyse") }).click();
  };
  await open(page, "oxono");
  await tap(page, "c4", "c6", "c5");
  await page.getByLabel(say("comment-turn")).fill("Mine");
  await page.keyboard.press("Tab");
  await sit(page, "oxono", { turns: SAMPLE.oxono.slice(0, 6) });
  await analyse();
  await expect(current(page)).toHaveText(SAMPLE.oxono[5]!);
  await expect(spoken).toHaveText(say("earlier-kept"));
  await expect(turn(page, "Xc6-c5")).toHaveCount(0);

  // Beside the game and after its end so far.
  await page.getByLabel(say("typed-label")).fill("Xa5-b5");
  await page.keyboard.press("Enter");
  await expect(current(page)).toHaveText("Xa5-b5");
  await page.getByRole("button", { name: say("step-first") }).click();
  await tap(page, "d3", "d1", "d2");
  await expect(current(page)).toHaveText("Od1-d2");
  await page.goto("/oxono/play");
  await page.getByLabel(say("typed-label")).fill(SAMPLE.oxono[6]!);
  await page.keyboard.press("Enter");
  await analyse();
  await expect(current(page)).toHaveText(SAMPLE.oxono[6]!);
  await expect(page.getByRole("group", { name: say("tree-variation") })).toHaveText([
    /Od1-d2/,
    /Xa5-b5/,
  ]);
  await expect(spoken).not.toHaveText(say("earlier-kept"));

  // The first one comes back with all that was written; this one is kept in its place.
  const earlier = page.getByRole("dialog", { name: say("tool-earlier") });
  await tool(page, "tool-earlier");
  await expect(earlier.getByRole("listitem")).toHaveCount(1);
  await earlier.getByRole("button", { name: "Xc6-c5" }).click();
  await expect(current(page)).toHaveText("Xc6-c5");
  await expect(page.getByLabel(say("comment-turn"))).toHaveValue("Mine");
  await tool(page, "tool-new");
  await expect(turn(page, "Xc6-c5")).toHaveCount(0);
  await tool(page, "tool-earlier");
  await expect(earlier.getByRole("button", { name: "Xc6-c5" })).toBeVisible();
  await expect(earlier.getByRole("button", { name: SAMPLE.oxono[6]! })).toBeVisible();

  // What is thrown away is thrown away by two taps.
  const bin = earlier.getByRole("listitem").first().getByRole("button").last();
  await bin.click();
  await bin.click();
  await expect(earlier.getByRole("listitem")).toHaveCount(1);
  await expect(earlier.getByRole("button", { name: "Xc6-c5" })).toHaveCount(0);
});

test("the board of the analysis fills a phone and keeps its place", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const game of ["oxono", "yoxii"] as Game[]) {
    await open(page, game);
    await expect(page.getByTestId("line").first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: say("step-forward") })).toBeInViewport();
    const box = await page.getByRole("grid").boundingBox();
    expect(box!.width).toBeGreaterThan(360);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(390);
    // Going through the turns scrolls the list and not the page.
    await page.getByLabel(say("typed-label")).fill(SAMPLE[game][0]!);
    await page.keyboard.press("Enter");
    await page.evaluate(() => {
      (document.activeElement as HTMLElement).blur();
      scrollTo(0, 0);
    });
    for (const key of ["Home", "End"]) await page.keyboard.press(key);
    await expect(current(page)).toHaveText(SAMPLE[game][0]!);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});
