// What the browser tests share: a page that fails on console errors, and games set up by the
// rules library itself.

import { expect, test as base, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import * as built from "../src/lib/wasm/page.js";
import type * as Api from "../../crates/wasm/api";

export type Game = "oxono" | "yoxii";

built.initSync({
  module: readFileSync(new URL("../src/lib/wasm/page_bg.wasm", import.meta.url)),
});
export const rules = built;

/** A page on which nothing may be written to the console as an error. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(error.message));
    await use(page);
    expect(errors).toEqual([]);
  },
});
export { expect };

const bundles = new Map<string, FluentBundle>();

/** Every text of a language, read once. */
function texts(language: string): FluentBundle {
  const known = bundles.get(language);
  if (known) return known;
  const bundle = new FluentBundle(language, { useIsolating: false });
  const files = [
    "web",
    "tower",
    "characters",
    "refusals",
    "analyse",
    "review",
    "review-page",
    "offline",
    "broken",
    "games",
    "online",
    "learn",
    "learn-oxono",
    "learn-yoxii",
    "puzzles",
  ];
  for (const file of files) {
    const path = new URL(`../../locales/${language}/${file}.ftl`, import.meta.url);
    bundle.addResource(new FluentResource(readFileSync(path, "utf8")));
  }
  bundles.set(language, bundle);
  return bundle;
}

/** The text of a message, as the page shows it. */
export function say(
  id: string,
  args: Record<string, FluentVariable> = {},
  language = "en",
): string {
  const bundle = texts(language);
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) throw new Error(`no message ${id}`);
  return bundle.formatPattern(pattern, args);
}

type Options = Partial<Api.TableOptions> & { turns?: string[] };

/** Opens a game of two people, from a position and with turns played. */
export async function sit(page: Page, game: Game, options: Options = {}): Promise<void> {
  const { turns = [], ...rest } = options;
  const table = rules.Table.create({
    game,
    seats: { first: { kind: "person" }, second: { kind: "person" } },
    ...rest,
  });
  for (const [index, turn] of turns.entries()) {
    const person = table.view(0).waitingFor === "person";
    const reply = person ? table.playText(turn, 0) : table.play(index + 1, turn, 0);
    if (!reply.ok) throw new Error(`${turn}: ${reply.code}`);
  }
  const view = table.view(0);
  const saved = {
    table: table.save(0),
    position: view.position,
    plies: view.ply,
    over: view.result !== null,
    turning: false,
    flipped: false,
  };
  await page.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem(key!) === null) localStorage.setItem(key!, text!);
    },
    [`totemic.game.${game}`, JSON.stringify(saved)],
  );
  await page.goto(`/${game}/play`);
  await expect(page.locator("[data-square]").first()).toBeVisible();
}

/** A square's button. */
export const square = (page: Page, name: string) => page.locator(`[data-square="${name}"]`);

/** The sentence under the board. */
export const sentence = (page: Page) => page.getByTestId("say");

/** Walks from the focused square to another with the arrow keys. */
export async function walk(page: Page, to: string): Promise<void> {
  const at = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.square!);
  // Through the middle, where no corner is cut.
  const legs = [
    [at[0]!, "4"],
    [to[0]!, "4"],
    [to[0]!, to[1]!],
  ] as const;
  let [file, rank] = [at[0]!, at[1]!];
  for (const [f, r] of legs) {
    for (; rank !== r; rank = String(Number(rank) + (rank < r ? 1 : -1))) {
      await page.keyboard.press(rank < r ? "ArrowUp" : "ArrowDown");
    }
    for (; file !== f; file = String.fromCharCode(file.charCodeAt(0) + (file < f ? 1 : -1))) {
      await page.keyboard.press(file < f ? "ArrowRight" : "ArrowLeft");
    }
  }
  await expect(square(page, to)).toBeFocused();
}

export const SAMPLE: Record<Game, string[]> = {
  oxono:
    "Xb4-c4 Od1-e1 Od6-e6 Xa4-b4 Od3-d4 Oc3-b3 Oc1-c2 Xa5-a6 Xf5-f4 Od1-c1 Od2-d3 Oe2-f2 Xc5-b5 Oe3-e4 Oe2-e3 Od2-e2".split(
      " ",
    ),
  yoxii:
    "c4-3c3 b3-2b4 a4-3a3 b5-3a4 c5-2b6 d4-2d5 c4-3b3 e6-4f5 e5-4f6 d6-4e6 e7-2d7 e5-2d6 e4-1e5 f3-2f4 e3-2e4 f2-2e2 e1-3f2 d2-3c2 e3-3d4 d2-1d3 c1-2b2 d2-3e3 e1-2d1 d2-3e1 c1-1d2".split(
      " ",
    ),
};

export const PAGES = [
  "/",
  "/oxono/computer",
  "/oxono/friend",
  "/oxono/online",
  "/oxono/learn",
  "/oxono/learn/jump",
  "/oxono/play",
  "/oxono/rules",
  "/oxono/analyse",
  "/oxono/review",
  "/oxono/puzzles",
  "/yoxii/computer",
  "/yoxii/friend",
  "/yoxii/online",
  "/yoxii/learn",
  "/yoxii/learn/end",
  "/yoxii/play",
  "/yoxii/rules",
  "/yoxii/analyse",
  "/yoxii/review",
  "/yoxii/puzzles",
  "/games",
  "/settings",
  "/device",
  "/about",
];
