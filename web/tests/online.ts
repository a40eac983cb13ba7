// What the tests of online play share: the program that serves, and people with browsers of their
// own.

import type { Browser, Page } from "@playwright/test";
import { expect, rules, say, test as base, type Game } from "./app";
import { Program, Wire } from "./wire";

/** Somebody with a browser of their own; the screen is wide, so that turns can be typed. */
export type Come = (origin?: string) => Promise<Page>;

interface OfTest {
  come: Come;
  /** A wire to the program that can be cut, and where it begins. */
  wire: { cut(): void; mend(): void; origin: string };
}

export const test = base.extend<OfTest, { program: Program }>({
  program: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      // Open to the network, at plain http: that is where phones in a room meet it.
      const program = new Program("--room", "--database", ":memory:");
      await program.address;
      await use(program);
      await program.stop();
    },
    // It may have to be compiled.
    { scope: "worker", timeout: 900_000 },
  ],
  come: async ({ browser, program }, use) => {
    const come = visitors(browser, await program.address);
    await use(come.come);
    await come.leave();
  },
  wire: async ({ program }, use) => {
    const wire = new Wire(await program.port);
    const origin = await wire.start();
    await use({ cut: () => wire.cut(), mend: () => wire.mend(), origin });
    wire.cut();
    wire.stop();
  },
});
export { expect };

function visitors(browser: Browser, address: string) {
  const contexts: Awaited<ReturnType<Browser["newContext"]>>[] = [];
  const errors: string[] = [];
  const come: Come = async (origin = address) => {
    const context = await browser.newContext({
      baseURL: origin,
      locale: "en",
      reducedMotion: "reduce",
      serviceWorkers: "block",
      viewport: { width: 1280, height: 800 },
    });
    contexts.push(context);
    const page = await context.newPage();
    // What the console says about a network that was cut on purpose is no fault of the page.
    page.on("pageerror", (error) => errors.push(error.message));
    return page;
  };
  const leave = async () => {
    await Promise.all(contexts.map((context) => context.close()));
    expect(errors).toEqual([]);
  };
  return { come, leave };
}

interface Wish {
  name?: string;
  side?: "first" | "second" | "lot";
  clock?: string;
}

/** Begins a game; gives the address of the invitation, as the server knows it. */
export async function invite(page: Page, game: Game, wish: Wish = {}): Promise<string> {
  const { name = "Ann", side = "first", clock = "none" } = wish;
  await page.goto(`/${game}/online`);
  await page.locator(`input[name="side"][value="${side}"]`).check({ force: true });
  await page.locator(`input[name="clock"][value="${clock}"]`).check({ force: true });
  await page.getByLabel(say("online-name")).fill(name);
  await page.getByRole("button", { name: say("online-create") }).click();
  await expect(page.getByText(say("online-waiting-friend"))).toBeVisible();
  const shown = await page.request.get(`/api/games/${addressOf(page)}`);
  return ((await shown.json()) as { invitation: string }).invitation;
}

/** Takes up an invitation. */
export async function accept(page: Page, invitation: string, name = "Bob"): Promise<void> {
  await page.goto(`/invitation?${invitation}`);
  await page.getByLabel(say("online-name")).fill(name);
  await page.getByRole("button", { name: say("online-sit") }).click();
  await expect(page.locator("[data-square]").first()).toBeVisible();
}

/** Two people at a new game, the first one of them on the first side. */
export async function pair(come: Come, game: Game, other?: string): Promise<[Page, Page]> {
  const ann = await come();
  const bob = await come(other);
  await accept(bob, await invite(ann, game));
  await expect(ann.locator("[data-square]").first()).toBeVisible();
  return [ann, bob];
}

/** The address of the game that a page shows. */
export const addressOf = (page: Page): string => new URL(page.url()).search.slice(1);

/** Where the game on a page began. */
export async function startOf(page: Page): Promise<string> {
  const shown = await page.request.get(`/api/games/${addressOf(page)}`);
  const { events } = (await shown.json()) as { events: { start: string }[] };
  return events[0]!.start;
}

/** Types a turn as soon as it is this page's turn. */
export async function play(page: Page, turn: string): Promise<void> {
  await expect(page.getByRole("button", { name: say("typed-play"), exact: true })).toBeEnabled();
  await page.getByLabel(say("typed-label")).fill(turn);
  await page.keyboard.press("Enter");
}

/** The turns that a page lists. */
export const turnsOn = (page: Page) => page.locator("section.list ol button");

/** Some legal turn of a position, the same one each time, and the position after it. */
export function someTurn(game: Game, position: string, lot: number) {
  const legal = rules.legalTurns(game, position);
  if (!legal.ok) throw new Error(legal.code);
  const turn = legal.turns[(lot * 7919) % legal.turns.length]!;
  const after = rules.playTurn(game, position, turn);
  if (!after.ok) throw new Error(after.code);
  return { turn, after };
}
