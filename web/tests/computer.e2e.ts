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
  // First what to look at, then the whole turn and why, in words.
  await expect(page.locator("svg .nudge")).toHaveCount(1);
  await expect(sentence(page)).toContainText(/Look at totem [XO]/);
  await expect(page.locator("svg .proposed")).toHaveCount(0);
  await page.getByRole("button", { name: say("action-hint") }).click();
  await expect(page.locator("svg .proposed")).toHaveCount(1);
  // The totem and the piece stand where they would go.
  await expect(page.locator("svg .ghostly")).toHaveCount(2);
  await expect(page.locator("svg .nudge")).toHaveCount(0);
  await expect(sentence(page).locator(".main")).not.toContainText(/[a-f][1-6]-/);
  await expect(sentence(page).locator(".main")).not.toBeEmpty();
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

/** What was asked of the engine and what it answered, as the page itself heard it. */
interface Heard {
  asked: string[];
  answered: string[];
}

test("a quick undo and replay never takes the answer to an earlier question", async ({ page }) => {
  await page.addInitScript(() => {
    const heard: Heard = { asked: [], answered: [] };
    const asked = new Map<number, string>();
    (window as unknown as { heard: Heard }).heard = heard;
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener("message", ({ data }) => {
          if (data.reply.task !== "turn") return;
          heard.answered[heard.asked.indexOf(asked.get(data.id)!)] = data.reply.turn;
        });
      }
      override postMessage(message: unknown) {
        const { id, request } = message as { id: number; request: { task: string; seed: number } };
        if (request.task === "turn") {
          // The seed is drawn anew for every question.
          const question = `${id} ${request.seed}`;
          asked.set(id, question);
          heard.asked.push(question);
        }
        super.postMessage(message);
      }
    };
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await start(page, "oxono");
  const heard = () => page.evaluate(() => (window as unknown as { heard: Heard }).heard);
  const type = async (text: string) => {
    await page.getByLabel(say("typed-label")).fill(text);
    await page.keyboard.press("Enter");
  };
  const [x, o] = (await square(page, "c4").getAttribute("aria-label"))!.includes("X")
    ? ["X", "O"]
    : ["O", "X"];
  // Different turns, so that the answers differ; each answer is legal after the other turn, too.
  for (const mine of [`${x}c6-c5`, `${x}c5-c6`, `${o}d1-d2`, `${o}d2-d1`, `${x}a4-b4`]) {
    const { asked } = await heard();
    await type(mine);
    await expect.poll(async () => (await heard()).answered[asked.length]).toBeTruthy();
    // The answer is there and waits for its moment; now the question is taken back.
    await page.getByRole("button", { name: say("action-undo") }).click();
  }
  const { asked } = await heard();
  await type(`${x}f4-f5`);
  await expect.poll(async () => (await heard()).answered[asked.length]).toBeTruthy();
  await expect(label(page, say("square-may-choose")).first()).toBeVisible();
  const { answered } = await heard();
  const saved = await page.evaluate(() => localStorage.getItem("totemic.game.oxono")!);
  const { log } = JSON.parse(JSON.parse(saved).table);
  const events = log as { event: string; turn?: string }[];
  expect(events.slice(-2).map(({ turn }) => turn)).toEqual([`${x}f4-f5`, answered.at(-1)]);
});
