// Every game that is played is kept: in two tabs, when another takes its place, in the list, in
// a file.

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type * as Api from "../../crates/wasm/api";
import { expect, rules, SAMPLE, say, sit, square, test } from "./app";

async function type(page: Page, text: string): Promise<void> {
  await page.getByLabel(say("typed-label")).fill(text);
  await page.keyboard.press("Enter");
}

/** The positions that the turns of one lead to, by turn. */
function after(position: string): [string, Api.PositionView][] {
  const found = rules.legalTurns("oxono", position);
  return (found.ok ? found.turns : []).flatMap((turn) => {
    const next = rules.playTurn("oxono", position, turn);
    return next.ok ? [[turn, next]] : [];
  });
}

/** A legal turn, which neither ends the game nor lets the next one end it. */
async function legal(page: Page): Promise<string> {
  const stored = await page.evaluate(() => localStorage.getItem("totemic.game.oxono"));
  const { position } = JSON.parse(stored!) as { position: string };
  const open = ([, { outcome }]: [string, Api.PositionView]) => outcome === null;
  const quiet = after(position).find(
    (one) => open(one) && after(one[1].position).every((reply) => open(reply)),
  );
  return quiet![0];
}

const turns = (page: Page) => page.locator("section.list li button");
const rows = (page: Page) => page.locator(".games li");
const level = (number: number) => say(`level-${number}`);
const AGAINST = { first: { kind: "person" }, second: { kind: "computer", level: 1 } } as const;
const PEOPLE = {
  first: { kind: "person", name: "Ana" },
  second: { kind: "person", name: "Ben" },
} as const;

async function list(page: Page): Promise<void> {
  await page.goto("/games");
  await expect(page.getByRole("heading", { name: say("games-keep-title") })).toBeVisible();
}

test("two tabs with the same game follow each other, whoever plays", async ({ page, context }) => {
  await sit(page, "oxono");
  const other = await context.newPage();
  await other.goto("/oxono/play");
  await expect(square(other, "d4")).toBeVisible();
  for (const [i, tab] of [page, other, other, page, page].entries()) {
    await type(tab, SAMPLE.oxono[i]!);
    for (const each of [page, other]) {
      await expect(turns(each)).toHaveText(SAMPLE.oxono.slice(0, i + 1));
    }
  }
  // By taps as well: the first tap counts.
  await square(other, "a4").click();
  await square(other, "a5").click();
  await expect(square(page, "a5")).toHaveAccessibleName(/totem X/);
  await other.close();
  await page.reload();
  await expect(turns(page)).toHaveText(SAMPLE.oxono.slice(0, 5));
  await expect(square(page, "a5")).toHaveAccessibleName(/totem X/);
});

test("one of two tabs asks the computer, and both show its turn", async ({ page, context }) => {
  await sit(page, "oxono", { seats: AGAINST });
  const other = await context.newPage();
  await other.goto("/oxono/play");
  for (const [i, tab] of [page, other, page].entries()) {
    await expect(turns(tab)).toHaveCount(2 * i);
    await expect(tab.getByRole("button", { name: say("action-hint") })).toBeEnabled();
    await type(tab, await legal(tab));
    for (const each of [page, other]) await expect(turns(each)).toHaveCount(2 * i + 2);
    expect(await turns(page).allTextContents()).toEqual(await turns(other).allTextContents());
  }
});

test("a tab that is opened writes nothing over a turn that is played meanwhile", async ({
  page,
  context,
}) => {
  await sit(page, "oxono");
  const other = await context.newPage();
  await other.addInitScript(() => {
    const written: string[] = [];
    Object.assign(window, { written });
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      written.push(key);
      setItem.call(this, key, value);
    };
  });
  await other.goto("/oxono/play");
  await expect(square(other, "d4")).toBeVisible();
  const written = () => other.evaluate(() => (window as unknown as { written: string[] }).written);
  await expect.poll(written).toContain("totemic.leader.oxono");
  expect(await written()).not.toContain("totemic.game.oxono");
});

test("a new game in another tab takes over, and the first is in the list", async ({
  page,
  context,
}) => {
  await sit(page, "oxono", { turns: SAMPLE.oxono.slice(0, 3), seats: PEOPLE });
  const other = await context.newPage();
  await other.goto("/oxono/friend");
  await other.getByRole("button", { name: say("setup-start") }).click();
  await expect(turns(other)).toHaveCount(0);
  await expect(turns(page)).toHaveCount(0);
  await type(page, await legal(page));
  await list(other);
  await expect(rows(other)).toHaveCount(2);
  await expect(rows(other).last()).toContainText("Ana – Ben");
});

test("the home page continues a game, and a new one does not cost it", async ({ page }) => {
  // As an older version has stored it.
  await sit(page, "oxono", { turns: SAMPLE.oxono.slice(0, 1), seats: AGAINST });
  await expect(turns(page)).toHaveCount(2);
  await page.goto("/");
  const main = page.locator(".button.main");
  await expect(main).toHaveText(say("home-continue", { game: "OXONO", turns: 2 }));
  await page.getByRole("button", { name: say("home-new", { game: "OXONO" }) }).click();
  await expect(square(page, "d4")).toBeVisible();
  await expect(turns(page)).toHaveCount(0);
  await list(page);
  await expect(rows(page)).toHaveCount(1);
  const row = rows(page).first();
  await expect(row).toContainText(level(1));
  await expect(row).toContainText(say("games-open"));
  await expect(row).toContainText(say("games-turns", { turns: 2 }));
  await row.getByRole("button").first().click();
  await expect(page).toHaveURL(/oxono\/play$/);
  await expect(turns(page).first()).toHaveText(SAMPLE.oxono[0]!);
});

test("a game is listed that was stored and never opened", async ({ page }) => {
  const table = rules.Table.create({ game: "oxono", seats: AGAINST });
  table.playText(SAMPLE.oxono[0]!, 0);
  // As an older version has stored it.
  const saved = { table: table.save(0), position: table.view(0).position, plies: 1, over: false };
  await page.addInitScript(
    ([key, text]) => localStorage.getItem(key!) ?? localStorage.setItem(key!, text!),
    ["totemic.game.oxono", JSON.stringify(saved)],
  );
  await list(page);
  await expect(rows(page)).toHaveCount(1);
  await list(page);
  await expect(rows(page)).toContainText([level(1)]);
});

test("finished games are listed with their results, replayed, deleted and brought back", async ({
  page,
}) => {
  await sit(page, "oxono", { turns: SAMPLE.oxono.slice(0, -1), seats: PEOPLE });
  await type(page, SAMPLE.oxono.at(-1)!);
  await page.getByRole("button", { name: say("action-rematch") }).click();
  await expect(turns(page)).toHaveCount(0);
  await type(page, await legal(page));
  await page.getByRole("button", { name: say("action-resign") }).click();
  await page.getByRole("button", { name: say("action-sure") }).click();
  await sit(page, "yoxii", { turns: SAMPLE.yoxii.slice(0, 1), seats: AGAINST });
  await expect(turns(page)).toHaveCount(2);
  await page.getByRole("button", { name: say("action-resign") }).click();
  await page.getByRole("button", { name: say("action-sure") }).click();
  await list(page);
  await expect(page.getByText(say("games-count", { count: 3 }))).toBeVisible();
  await expect(rows(page)).toContainText([
    new RegExp(`${level(1)}.*${say("games-lost")}.*YOXII`, "s"),
    /Ben – Ana.*OXONO/s,
    new RegExp(`Ana – Ben.*${say("end-wins", { name: "Ben" })}.*OXONO`, "s"),
  ]);

  // Deleted, also where it could go on; brought back with all that.
  const first = rows(page).first();
  await first.getByRole("button").last().click();
  await expect(first).toHaveText(new RegExp(say("games-deleted")));
  await expect(page.getByText(say("games-count", { count: 2 }))).toBeVisible();
  await first.getByRole("button", { name: say("action-undo") }).click();
  await expect(first).toContainText(level(1));
  await first.getByRole("button").last().click();
  await expect(page.getByText(say("games-count", { count: 2 }))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("totemic.game.yoxii"))).toBeNull();
  // Without loading the page anew, which would bring the game of this test back.
  await page.getByRole("link", { name: say("nav-back") }).click();
  await page.getByRole("link", { name: say("home-games") }).click();
  await expect(rows(page)).toHaveCount(2);

  await rows(page).last().getByRole("button").first().click();
  await expect(page).toHaveURL(/oxono\/analyse$/);
  await expect(page.locator("section.turns button", { hasText: SAMPLE.oxono[0]! })).toBeVisible();
});

test("going on from an earlier position or after the end keeps what was", async ({ page }) => {
  await sit(page, "oxono", { turns: SAMPLE.oxono, seats: PEOPLE });
  await page.getByRole("button", { name: say("action-undo") }).click();
  await expect(turns(page)).toHaveCount(SAMPLE.oxono.length - 1);
  await page.keyboard.press(",");
  await page.keyboard.press(",");
  await page.getByRole("button", { name: say("action-play-on") }).click();
  await expect(turns(page)).toHaveCount(SAMPLE.oxono.length - 3);
  await list(page);
  const count = (less: number) => say("games-turns", { turns: SAMPLE.oxono.length - less });
  await expect(rows(page)).toContainText([count(3), count(1), count(0)]);
});

test("everything goes into a file and back, once, and a damaged file changes nothing", async ({
  page,
  browser,
  baseURL,
}) => {
  await sit(page, "oxono", { turns: SAMPLE.oxono, seats: PEOPLE });
  await page.getByRole("button", { name: say("nav-menu") }).click();
  await page.getByRole("link", { name: say("action-analyse") }).click();
  await expect(page.locator("section.turns button").first()).toBeVisible();
  await sit(page, "yoxii", { turns: SAMPLE.yoxii.slice(0, 1), seats: AGAINST });
  await page.evaluate(() => {
    localStorage.setItem("totemic.learn.oxono", '{"done":["turn"]}');
    localStorage.setItem("totemic.settings", '{"figures":true,"level":3}');
  });
  await list(page);
  await expect(rows(page)).toHaveCount(2);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: say("games-export") }).click();
  const file = readFileSync(await (await download).path(), "utf8");

  const context = await browser.newContext({ baseURL: baseURL!, locale: "en" });
  const fresh = await context.newPage();
  await list(fresh);
  const answer = fresh.getByTestId("import-answer");
  const give = (text: string) =>
    fresh
      .locator('input[type="file"]')
      .setInputFiles({ name: "all.json", mimeType: "application/json", buffer: Buffer.from(text) });
  type Stored = { totemic: number; games: Record<string, unknown>[] };
  const changed = (change: (all: Stored) => void) => {
    const all = JSON.parse(file) as Stored;
    change(all);
    return JSON.stringify(all);
  };
  for (const [text, said] of [
    ["", say("games-import-bad")],
    ["[]", say("games-import-bad")],
    [file.slice(0, -40), say("games-import-bad")],
    [changed((all) => (all.totemic = 2)), say("games-import-newer")],
    [changed((all) => (all.games[1]!.plies = -1)), say("games-import-game", { number: 2 })],
    [changed((all) => (all.games[0]!.record = "Xz9")), say("games-import-game", { number: 1 })],
  ] as const) {
    await give(text);
    await expect(answer).toHaveText(said);
    await expect(rows(fresh)).toHaveCount(0);
  }
  await give(file);
  await expect(answer).toHaveText(say("games-imported", { count: 2 }));
  await expect(rows(fresh)).toHaveCount(2);
  await expect(rows(fresh).last()).toContainText("Ana – Ben");
  await give(file);
  await expect(answer).toHaveText(say("games-imported-none"));
  await expect(rows(fresh)).toHaveCount(2);
  // The rest came along.
  await fresh.goto("/settings");
  await expect(fresh.getByRole("switch", { name: say("setting-figures") })).toBeChecked();
  await fresh.goto("/oxono/analyse");
  await fresh.getByRole("button", { name: say("tools") }).click();
  await fresh.getByRole("dialog").getByText(say("tool-earlier")).click();
  await expect(fresh.getByRole("dialog").getByRole("listitem")).toHaveCount(1);
  await rowsGoOn(fresh);
  await context.close();
});

/** The unfinished game of the file can be played on. */
async function rowsGoOn(page: Page): Promise<void> {
  await list(page);
  await rows(page).first().getByRole("button").first().click();
  await expect(page).toHaveURL(/yoxii\/play$/);
  await expect(turns(page).first()).toHaveText(SAMPLE.yoxii[0]!);
}

test("what a browser may delete is said, and what was put aside is shown", async ({ page }) => {
  await page.goto("/about");
  await page.evaluate(() => localStorage.setItem("totemic.game.oxono", "{"));
  await page.goto("/oxono/play");
  await page.getByTestId("trouble").getByRole("link").click();
  await expect(page.getByTestId("asides").getByRole("listitem")).toHaveCount(1);
  await expect(page.getByText(say("games-none"))).toBeVisible();
  await expect(page.getByText(say("games-not-kept"))).toBeVisible();
  await page.getByRole("button", { name: say("games-keep-ask") }).click();
  await expect(page.getByText(say("games-keep-refused"))).toBeVisible();
  const bin = page.getByTestId("asides").getByRole("button").last();
  await bin.click();
  await bin.click();
  await expect(page.getByTestId("asides")).toHaveCount(0);
});
