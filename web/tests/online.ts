// What the tests of online play share: the program that serves, and people with browsers of their
// own.

import type { Browser, Page } from "@playwright/test";
import type { Event } from "../../crates/table/events";
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

/** What there is to know or to answer. */
export const notice = (page: Page) => page.getByTestId("notice");

export const button = (page: Page, key: string, language = "en") =>
  page.getByRole("button", { name: say(key, {}, language), exact: true });

/** Waits for the board, or for the page with the invitation. */
export async function opened(page: Page, board = true): Promise<void> {
  if (board) await expect(page.locator("[data-square]").first()).toBeVisible();
  else await expect(page.getByText(say("online-waiting-friend"))).toBeVisible();
}

interface Asked {
  game: Game;
  side: "first" | "second" | "lot";
  clock?: { base: number; increment: number };
  name?: string;
}

/** Begins a game that cannot be set up on the page, by its clock; gives the invitation. */
export async function begin(page: Page, asked: Asked): Promise<string> {
  const key = String(Math.random());
  const begun = await page.request.post("/api/games", { data: { name: "Ann", ...asked, key } });
  const { game, invitation } = (await begun.json()) as { game: string; invitation: string };
  await page.goto(`/online?${game}`);
  return invitation;
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
  await button(page, "online-create").click();
  await opened(page, false);
  const shown = await page.request.get(`/api/games/${addressOf(page)}`);
  return ((await shown.json()) as { invitation: string }).invitation;
}

/** Takes up an invitation. */
export async function accept(page: Page, invitation: string, name = "Bob"): Promise<void> {
  await page.goto(`/invitation?${invitation}`);
  await page.getByLabel(say("online-name")).fill(name);
  await button(page, "online-sit").click();
  await opened(page);
}

/** Two people at a new game, the first one of them on the first side. */
export async function pair(come: Come, game: Game, other?: string): Promise<[Page, Page]> {
  const ann = await come();
  const bob = await come(other);
  await accept(bob, await invite(ann, game));
  await opened(ann);
  return [ann, bob];
}

/** The address of the game that a page shows. */
export const addressOf = (page: Page): string => new URL(page.url()).search.slice(1);

/** Where the game on a page began, and the turns that stand in the server's log. */
export async function logOf(
  page: Page,
): Promise<{ start: string; turns: string[]; over: boolean }> {
  const shown = await page.request.get(`/api/games/${addressOf(page)}`);
  const { events } = (await shown.json()) as { events: Event[] };
  const log = { start: "", turns: [] as string[], over: false };
  for (const event of events) {
    if (event.event === "began") log.start = event.start;
    if (event.event === "played") log.turns.push(event.turn);
    if (event.event === "took-back") log.turns.length = event.ply;
    if (event.event === "ended") log.over = true;
  }
  return log;
}

export const startOf = async (page: Page): Promise<string> => (await logOf(page)).start;

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
