// Two people at one screen: whole games, the end, looking back, half turns, refusals.

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, SAMPLE, say, sentence, sit, square, test, type Game } from "./app";

const START: Record<Game, string> = { oxono: "6/6/2+3/3@2/6/6 p", yoxii: "3/5/7/3T3/7/5/3 w" };

test("two people set up a game and play by taps, with clocks", async ({ page }) => {
  await page.goto("/yoxii/friend");
  await page.getByLabel(say("setup-name", { colour: "white" })).fill("Ana");
  await page.getByText(say("clock-minutes", { minutes: 5 })).click();
  await page.getByText(say("setup-turning"), { exact: true }).click();
  await page.getByRole("button", { name: say("setup-start") }).click();
  await square(page, "d4").click();
  await square(page, "e5").click();
  await page.getByRole("button", { name: say("reserve-value", { kind: "3", count: 5 }) }).click();
  await square(page, "e6").click();
  await expect(page.getByTestId("spoken")).toContainText("e5");
  await expect(page.getByText("Ana")).toBeVisible();
  await expect(page.locator(".clock").first()).toHaveText("5:00");
  await expect(square(page, "e6")).toHaveAccessibleName(/white 3/);
  // The board has turned: Red sits below now, and a1's corner is at the top.
  const [e6, e5] = await Promise.all([
    square(page, "e6").boundingBox(),
    square(page, "e5").boundingBox(),
  ]);
  expect(e6!.y).toBeGreaterThan(e5!.y);
});

test("OXONO ends with its line, and can be looked back at and played on", async ({ page }) => {
  const turns = SAMPLE.oxono.slice(0, -1);
  await sit(page, "oxono", { position: START.oxono, turns });
  for (const tap of ["e2", "d2", "e2"]) await square(page, tap).click();
  await expect(sentence(page)).toContainText(say("end-line-symbol", { symbol: "O", count: 4 }));
  await expect(page.locator("svg .line")).toHaveCount(1);
  await square(page, "c2").click();
  await expect(sentence(page)).toContainText(say("refusal-game-over"));
  await page.keyboard.press(",");
  await expect(sentence(page)).toContainText(say("say-earlier", { ply: 15, count: 16 }));
  await page.getByRole("button", { name: say("action-play-on") }).click();
  await expect(sentence(page)).toContainText(say("say-choose"));
  await page.getByRole("button", { name: say("action-undo") }).click();
  await expect(square(page, "e2")).toHaveAccessibleName(/free/);
});

test("a tap on an earlier position returns to the game and plays nothing", async ({ page }) => {
  await sit(page, "oxono", { position: START.oxono, turns: SAMPLE.oxono.slice(0, 2) });
  for (const tap of ["d1", "d6"]) await square(page, tap).click();
  await page.keyboard.press(",");
  await square(page, "e6").click();
  await expect(square(page, "e6")).toHaveAccessibleName(/free, an O can be placed/);
  await square(page, "e6").click();
  await expect(square(page, "e6")).toHaveAccessibleName("e6, pink O");
});

test("YOXII counts the points around the totem", async ({ page }) => {
  await sit(page, "yoxii", { position: START.yoxii, turns: SAMPLE.yoxii.slice(0, -1) });
  await square(page, "d2").click();
  await square(page, "c1").click();
  await page.keyboard.press("1");
  await square(page, "d2").click();
  await expect(sentence(page)).toContainText("White 5, Red 3");
  await expect(page.locator("svg .halo")).toHaveCount(4);
  await page.getByRole("button", { name: say("action-rematch") }).click();
  await expect(sentence(page)).toContainText(say("say-choose-one"));
});

test("a half turn survives a reload and is taken back", async ({ page }) => {
  await sit(page, "oxono");
  await square(page, "c4").click();
  await square(page, "c6").click();
  await page.reload();
  await expect(sentence(page)).toContainText(
    say("say-place-oxono", { kind: "X", reach: "beside" }),
  );
  await expect(square(page, "c6")).toHaveAccessibleName(/totem X/);
  await page.keyboard.press("Escape");
  await expect(square(page, "c4")).toHaveAccessibleName(/totem X, chosen/);
  await page.keyboard.press("Escape");
  await expect(sentence(page)).toContainText(say("say-choose"));
});

test("a totem can be dragged, and turns confirmed", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("totemic.settings", '{"confirm":true}'));
  await sit(page, "oxono");
  await square(page, "c4").dragTo(square(page, "c6"));
  await square(page, "c5").click();
  await expect(sentence(page)).toContainText(say("say-confirm"));
  const actions = page.getByRole("group", { name: say("actions") });
  await actions.getByRole("button", { name: say("action-confirm") }).click();
  await expect(square(page, "c5")).toHaveAccessibleName(/pink X/);
});

/** Taps where YOXII's board has no square: left of its top rank, above its left file. */
async function tapCorner(page: Page): Promise<void> {
  const [c7, a5] = await Promise.all(["c7", "a5"].map((name) => square(page, name).boundingBox()));
  await page.mouse.click(a5!.x + a5!.width / 2, c7!.y + c7!.height / 2);
}

/** Game, position, taps or a typed turn, and the code of the sentence. */
const REFUSALS: [Game, string, string, string][] = [
  ["oxono", START.oxono, "a1", "table-choose-totem"],
  ["oxono", START.oxono, "c4 d3 c4 a1", "refusal-not-in-line"],
  ["oxono", START.oxono, "c4 c6 a1", "refusal-not-beside-totem"],
  ["oxono", START.oxono, "=Xc4-c5", "refusal-same-square"],
  ["oxono", START.oxono, "=Xd3-c5", "refusal-not-free"],
  ["oxono", START.oxono, "=c6-c5", "turn-error-turn-totem"],
  ["oxono", "6/2X3/1o+2x/3@2/1O4/6 p", "c4 c6", "refusal-not-enclosed"],
  ["oxono", "6/2X3/1O+x2/2@3/2o3/6 p", "c4 f4", "refusal-not-first-free"],
  ["oxono", "6/2X3/1O+x2/2@3/2o3/6 p", "c4 d4", "refusal-not-free"],
  ["oxono", "X@ooOx/OXOoO+/x1xxOX/oXoX1X/XxOXx1/OoxOox b", "f5", "refusal-no-piece-left"],
  ["yoxii", START.yoxii, "d4 d2", "refusal-too-far"],
  ["yoxii", START.yoxii, "d4 e2", "refusal-not-in-line"],
  ["yoxii", "3/5/7/3Tb2/3A3/5/3 w", "d4 f4", "refusal-over-enemy"],
  ["yoxii", "3/5/7/3Tb2/3A3/5/3 w", "d4 e4", "refusal-not-free"],
  ["yoxii", START.yoxii, "d4 @a7", "refusal-not-on-board"],
  ["yoxii", START.yoxii, "=a7-1b5", "turn-error-turn-square"],
  ["yoxii", "1c1/b4/2DBA2/2CTcA1/2abc1a/C1A1B/3 r", "d4", "refusal-game-over"],
];

test("every reason of the rules has its tap", () => {
  const file = new URL("../../locales/en/refusals.ftl", import.meta.url);
  const reasons = readFileSync(file, "utf8").match(/^refusal-[a-z-]+/gm)!;
  expect(reasons.filter((key) => !REFUSALS.some((refusal) => refusal[3] === key))).toEqual([]);
});

test("a tap while the computer is to move says so", async ({ page }) => {
  // An engine that never comes thinks forever.
  await page.route("**/engine_bg*.wasm", () => {});
  await sit(page, "oxono", {
    seats: { first: { kind: "computer", level: 8 }, second: { kind: "person" } },
  });
  await square(page, "c4").click();
  await expect(sentence(page)).toContainText(say("table-not-your-turn"));
});

test("every tap that is not allowed says why", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [game, position, taps, key] of REFUSALS) {
    await page.goto("/about");
    await page.evaluate(() => localStorage.clear());
    const fresh = await page.context().newPage();
    await sit(fresh, game, { position });
    if (taps.startsWith("=")) {
      await fresh.getByLabel(say("typed-label")).fill(taps.slice(1));
      await fresh.keyboard.press("Enter");
    } else {
      for (const tap of taps.split(" ")) {
        if (tap === "@a7") await tapCorner(fresh);
        else await square(fresh, tap).click();
      }
    }
    await expect(sentence(fresh), `${position} ${taps}`).toContainText(say(key, { column: 1 }));
    await fresh.close();
  }
});

test("the last turn stays in sight where the list has less room", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await sit(page, "yoxii", { turns: SAMPLE.yoxii });
  const last = page.locator("section.list li button").last();
  await expect(last).toBeInViewport({ ratio: 0.9 });
  await page.setViewportSize({ width: 1280, height: 640 });
  await expect(last).toBeInViewport({ ratio: 0.9 });
});
