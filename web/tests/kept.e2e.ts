// What is stored is kept: damaged data, a full storage, and two tabs lose nothing in silence.

import type { Page } from "@playwright/test";
import { expect, rules, SAMPLE, say, sit, square, test, type Game } from "./app";

/** Puts texts into the storage, from a page that shows none of them. */
async function store(page: Page, texts: Record<string, string>): Promise<void> {
  await page.goto("/about");
  await page.evaluate((pairs) => {
    for (const [key, text] of Object.entries(pairs)) localStorage.setItem(key, text);
  }, texts);
}

/** Whether the storage still holds a text, under whatever name. */
const holds = (page: Page, text: string) =>
  page.evaluate((part) => Object.values({ ...localStorage }).includes(part), text);

/** Leaves no room for anything that is longer than what is there. */
const fill = (page: Page) =>
  page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        for (;;) {
          const key = `filler.${localStorage.length}`;
          localStorage.setItem(key, "x".repeat(size));
        }
      } catch {
        // No more of this size.
      }
    }
  });

const trouble = (page: Page) => page.getByTestId("trouble");

function recordOf(game: Game, turns: string[]): string {
  const table = rules.Table.create({ game });
  for (const turn of turns) table.playText(turn, 0);
  return table.record();
}

const DAMAGED_SETTINGS = [
  '{"language":5}',
  "null",
  '{"level":null}',
  '{"level":99,"theme":"pink","side":0,"game":"chess","confirm":"yes"}',
  "[1]",
  '"',
];

test("damaged settings are as if they had not been made", async ({ page }) => {
  for (const text of DAMAGED_SETTINGS) {
    await store(page, { "totemic.settings": text });
    await page.goto("/");
    await expect(
      page.getByRole("button", { name: say("home-play", { game: "OXONO" }) }),
    ).toBeVisible();
    const level = say("level-name", { number: 1, name: say("level-1") });
    await expect(page.getByText(say("home-against", { level })), text).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await page.goto("/oxono/computer");
    await expect(page.getByRole("radio", { name: say("level-1") })).toBeChecked();
    await expect(page.getByRole("radio", { name: say("side-begins") })).toBeChecked();
  }
});

test("a choice made in one tab does not undo one made in another", async ({ page, context }) => {
  await page.goto("/settings");
  const other = await context.newPage();
  await other.goto("/settings");
  await page.getByRole("switch", { name: say("setting-sounds") }).uncheck();
  await other.getByRole("switch", { name: say("setting-figures") }).check();
  await page.reload();
  await expect(page.getByRole("switch", { name: say("setting-sounds") })).not.toBeChecked();
  await expect(page.getByRole("switch", { name: say("setting-figures") })).toBeChecked();
});

for (const text of ["{", "null", '{"table":"?","position":"6/6/2+3/3@2/6/6 p","plies":3}']) {
  test(`a game that cannot be read is put aside: ${text}`, async ({ page }) => {
    await store(page, { "totemic.game.oxono": text });
    await page.goto("/oxono/play");
    await expect(page).toHaveURL(/oxono\/computer$/);
    await expect(trouble(page)).toContainText(say("trouble-unread"));
    await page.getByRole("button", { name: say("setup-start") }).click();
    await expect(square(page, "d4")).toBeVisible();
    expect(await holds(page, text)).toBe(true);
  });
}

const DAMAGED_STUDIES = [
  "{",
  '{"record":7,"path":[]}',
  '{"record":"[Game \\"Oxono\\"]\\n\\n1. Xz9-c5 *\\n","path":[0]}',
];
for (const text of DAMAGED_STUDIES) {
  test(`a study that cannot be read is put aside: ${text}`, async ({ page }) => {
    await store(page, { "totemic.study.oxono": text, "totemic.waiting.oxono": text });
    await page.goto("/oxono/analyse");
    await expect(trouble(page)).toContainText(say("trouble-unread"));
    for (const name of ["c4", "c6", "c5"]) await square(page, name).click();
    await expect(page.getByText("Xc6-c5")).toBeVisible();
    expect(await holds(page, text)).toBe(true);
    await page.reload();
    await expect(page.getByText("Xc6-c5")).toBeVisible();
  });
}

test("progress in a course that cannot be read is put aside", async ({ page }) => {
  await store(page, { "totemic.learn.oxono": "{" });
  await page.goto("/oxono/learn");
  await expect(trouble(page)).toContainText(say("trouble-unread"));
  expect(await holds(page, "{")).toBe(true);
});

test("with the storage full nothing is said to be kept that is not", async ({ page }) => {
  const record = recordOf("oxono", SAMPLE.oxono.slice(0, 3));
  await store(page, { "totemic.study.oxono": JSON.stringify({ record, path: [0] }) });
  await fill(page);
  await page.goto("/oxono/analyse");
  await expect(page.getByText(SAMPLE.oxono[2]!)).toBeVisible();
  await page.getByRole("button", { name: say("tools") }).click();
  await page.getByRole("dialog").getByText(say("tool-new")).click();
  await expect(page.getByTestId("spoken")).toHaveText(say("earlier-unkept"));
  // As long as the page is open, it is still there.
  await page.getByRole("button", { name: say("tools") }).click();
  await page.getByRole("dialog").getByText(say("tool-earlier")).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: new RegExp(SAMPLE.oxono[2]!) })
    .click();
  await expect(page.getByText(SAMPLE.oxono[2]!)).toBeVisible();
});

test("a game that cannot be stored says so, and can be played", async ({ page }) => {
  await sit(page, "oxono");
  await fill(page);
  await page.getByLabel(say("typed-label")).fill(SAMPLE.oxono[0]!);
  await page.keyboard.press("Enter");
  await expect(trouble(page)).toContainText(say("trouble-full"));
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith("filler")) localStorage.removeItem(key);
    }
  });
  await page.getByLabel(say("typed-label")).fill(SAMPLE.oxono[1]!);
  await page.keyboard.press("Enter");
  await expect(trouble(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(SAMPLE.oxono[1]!).first()).toBeVisible();
});

test("a study is followed by another tab, and pasting in both loses neither", async ({
  page,
  context,
}) => {
  const turn = (at: Page, text: string) =>
    at.locator("section button", { hasText: new RegExp(`^${text}$`) });
  const paste = async (at: Page, text: string) => {
    await at.getByRole("button", { name: say("tools") }).click();
    await at
      .getByRole("dialog", { name: say("tools") })
      .getByText(say("tool-open"))
      .click();
    await at.getByLabel(say("open-what")).fill(text);
    await at.getByRole("button", { name: say("open-do"), exact: true }).click();
  };
  await page.goto("/oxono/analyse");
  await paste(page, "Xc6-c5 Od1-d2");
  await expect(turn(page, "Od1-d2")).toBeVisible();
  const other = await context.newPage();
  await other.goto("/oxono/analyse");
  await expect(turn(other, "Od1-d2")).toBeVisible();
  // A turn in one is a turn in both, in either direction.
  for (const [at, text] of [
    [page, "Xc3-c4"],
    [other, "Xc1-c2"],
  ] as const) {
    await at.getByLabel(say("typed-label")).fill(text);
    await at.keyboard.press("Enter");
    await expect(turn(page, text)).toBeVisible();
    await expect(turn(other, text)).toBeVisible();
  }
  // Another study in the second leaves the first tab its own, and both are kept.
  await paste(other, "Od1-d2 Xc6-c5");
  await expect(turn(other, "Xc3-c4")).toHaveCount(0);
  await expect(turn(page, "Xc3-c4")).toBeVisible();
  await page.getByLabel(say("typed-label")).fill("Od6-d5");
  await page.keyboard.press("Enter");
  await expect(turn(page, "Od6-d5")).toBeVisible();
  await page.reload();
  await expect(turn(page, "Od6-d5")).toBeVisible();
  await other.reload();
  await expect(turn(other, "Xc3-c4")).toHaveCount(0);
  await expect(turn(other, "Xc6-c5")).toBeVisible();
});
