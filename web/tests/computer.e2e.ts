// Against the computer: a whole game of each at level 1, hint, undo, resignation.

import { expect, say, sentence, square, test, type Game } from "./app";
import type { Page } from "@playwright/test";

async function start(page: Page, game: Game): Promise<void> {
  await page.goto(`/${game}/computer`);
  await page.getByText(say("level-1"), { exact: false }).first().click();
  await page.getByRole("button", { name: say("setup-start") }).click();
  await expect(page.locator("[data-square]").first()).toBeVisible();
}

const over = (page: Page) => page.getByRole("button", { name: say("action-rematch") });
const label = (page: Page, text: string) => page.locator(`[data-square][aria-label*="${text}"]`);

/** Plays some turn by taps, then waits for the answer or the end. */
async function turn(page: Page): Promise<void> {
  const mine = label(page, say("square-may-choose"));
  await expect(mine.first().or(over(page))).toBeVisible();
  if (await over(page).isVisible()) return;
  await mine.first().click();
  await label(page, "the totem can").first().click();
  await label(page, "can be placed here").first().click();
}

for (const game of ["oxono", "yoxii"] as Game[]) {
  test(`a whole game of ${game} against level 1`, async ({ page }) => {
    await start(page, game);
    for (let i = 0; i < 20 && !(await over(page).isVisible()); i++) await turn(page);
    await expect(over(page)).toBeVisible();
    await expect(sentence(page)).toContainText(/win|draw/i);
    await over(page).click();
    // The sides have changed: the computer begins.
    await expect(label(page, say("square-may-choose")).first()).toBeVisible();
    await expect(page.getByRole("listitem")).toHaveCount(1);
  });
}

test("hint with its reason, undo, resignation", async ({ page }) => {
  await start(page, "oxono");
  await page.getByRole("button", { name: say("action-hint") }).click();
  await expect(sentence(page)).toContainText(/Hint: [XO][a-f][1-6]-[a-f][1-6]/, {});
  await expect(sentence(page).locator(".more")).not.toBeEmpty();
  await expect(page.locator("svg .proposed")).toHaveCount(1);
  await turn(page);
  await expect(label(page, say("square-may-choose")).first()).toBeVisible();
  await page.getByRole("button", { name: say("action-undo") }).click();
  await expect(page.locator('[data-square][aria-label*="pink"]')).toHaveCount(0);
  await page.getByRole("button", { name: say("action-resign") }).click();
  await page.getByRole("button", { name: say("action-sure") }).click();
  await expect(sentence(page)).toContainText(say("end-resignation", { you: "yes", name: "" }));
});

test("the home page starts a game at once and offers to continue it", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: say("home-play", { game: "OXONO" }) }).click();
  await turn(page);
  await expect(label(page, say("square-may-choose")).first()).toBeVisible();
  await page.getByRole("link", { name: say("nav-back") }).click();
  await page.getByRole("link", { name: say("home-continue", { game: "OXONO", turns: 2 }) }).click();
  await expect(square(page, "c4")).toBeVisible();
});
