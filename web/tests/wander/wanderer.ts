// Who wanders: a page in a real browser, the hands that touch it, and what is known of the games
// that lie there.

import type { Browser, BrowserContext, Page } from "@playwright/test";
import type * as Api from "../../../crates/wasm/api";
import type { Table } from "../../src/lib/wasm/page.js";
import { LANGUAGES } from "../../src/lib/i18n/languages";
import { rules, say, type Game } from "../app";
import { faults } from "../faults";
import { dragByFinger, dragByMouse } from "../hands";
import type { Lying, Tables } from "./expect";
import { Random } from "./random";
import { look, plain, reach, type Control, type Sight, type Spot } from "./sight";

export const SIZES = [
  [320, 568],
  [360, 640],
  [390, 844],
  [568, 320],
  [844, 390],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

/** The stronger ones think for seconds a turn. */
const STRONGEST = 3;
const MOST_TABS = 150;

/** What was to be touched is no longer there: the page has changed since it was looked at. */
export class Gone extends Error {}

/** What is seen, and what it means. */
export interface Now extends Sight {
  /** "play", "analyse", "learn", "computer", …; "" on a page without a game. */
  kind: string;
  game: Game;
  board: boolean;
  tables: Tables;
  /** The game of the page, as it is kept. */
  table?: Table;
  view?: Api.View;
}

export class Wanderer {
  readonly random: Random;
  readonly context: BrowserContext;
  readonly touch: boolean;
  /** The text is twice as large as usual. */
  readonly large: boolean;
  hands: "touch" | "mouse" | "keyboard" = "mouse";
  /** What was done, a line each. */
  readonly steps: string[] = [];
  /** What the browser complained about since the last look. */
  complaints: string[] = [];
  now!: Now;
  /** The tab that is looked at. */
  page!: Page;
  #tables = new Map<string, Table>();

  private constructor(random: Random, context: BrowserContext, touch: boolean, large: boolean) {
    this.random = random;
    this.context = context;
    this.touch = touch;
    this.large = large;
    context.on("page", (page) => this.#listen(page));
  }

  /** Somebody new, who has never been here. */
  static async arrive(browser: Browser, seed: number, baseURL: string): Promise<Wanderer> {
    const random = new Random(seed);
    const touch = random.chance(0.5);
    const large = random.chance(0.2);
    const [width, height] = random.pick(SIZES);
    const still = random.chance(0.5);
    const hurry = random.chance(0.8) ? 10 : 1;
    const context = await browser.newContext({
      baseURL,
      viewport: { width, height },
      locale: random.pick(LANGUAGES).code,
      reducedMotion: still ? "reduce" : "no-preference",
      colorScheme: random.pick(["light", "dark"]),
      hasTouch: touch,
      isMobile: touch,
      serviceWorkers: "block",
    });
    await context.addInitScript(prepare, { seed, hurry, large });
    const wanderer = new Wanderer(random, context, touch, large);
    const hands = touch ? "touch" : "mouse and keyboard";
    const text = large ? ", large text" : "";
    wanderer.note(`arrive at ${width}×${height}, ${hands}${text}${still ? ", no motion" : ""}`);
    wanderer.page = await context.newPage();
    await wanderer.go("/");
    return wanderer;
  }

  /** Hears what a page complains about. */
  #listen(page: Page): void {
    page.on("console", (message) => {
      // There is no game server here, and the page says so: that the network does too is no fault.
      const api = message.location().url.includes("/api/");
      if (message.type() === "error" && !api) this.complaints.push(message.text());
    });
    page.on("pageerror", (error) => this.complaints.push(error.stack ?? error.message));
    page.on("crash", () => this.complaints.push("the page crashed"));
    page.on("dialog", (dialog) => void dialog.accept());
  }

  note(step: string): void {
    this.steps.push(step);
  }

  get size(): string {
    const { width, height } = this.page.viewportSize()!;
    return `${width}×${height}${this.large ? " large" : ""}`;
  }

  /** A text in the language of the page. */
  say(id: string, args: Parameters<typeof say>[1] = {}): string {
    return plain(say(id, args, this.now.language));
  }

  async go(path: string): Promise<void> {
    await this.page.goto(path, { waitUntil: "commit" });
  }

  /** Looks at the page; nothing while another one is coming. */
  async look(): Promise<Now | undefined> {
    // Whoever plays sees everything at once, unless the text is large.
    const playing = /\/play$/.test(new URL(this.page.url()).pathname);
    const wishes = JSON.stringify({ fits: playing && !this.large });
    const glance = `document.body && (${look})({ find: ${faults}, wishes: ${wishes}, strongest: ${STRONGEST} })`;
    const sight = await this.page.evaluate<Sight | null>(glance).catch((error: unknown) => {
      if (/context was destroyed|navigat|Cannot find context/.test(String(error))) return undefined;
      throw error;
    });
    if (!sight) return undefined;
    const [, game = "oxono", kind = ""] = /^\/(oxono|yoxii)\/(\w+)/.exec(sight.path) ?? [];
    const table = this.#load(sight.kept[game as Game]);
    this.now = {
      ...sight,
      game: game as Game,
      kind,
      board: Object.keys(sight.squares).length > 0,
      tables: { oxono: this.#lying(sight.kept.oxono), yoxii: this.#lying(sight.kept.yoxii) },
      table,
      view: table?.view(0),
    };
    return this.now;
  }

  /** The button, or else the link, with this name, if it can be pressed now. */
  control(name: string): Control | undefined {
    const named = this.now.controls.filter((one) => one.name === name);
    return named.find(({ href }) => !href) ?? named[0];
  }

  /** Presses a control. Whatever is pressed must be there: one that is covered fails. */
  async press({ index, name, kind, href }: Control): Promise<void> {
    const { page } = this;
    const selector = `[data-wander="${index}"]`;
    const sheet = await page.locator(`${selector}[aria-haspopup="dialog"]`).count();
    // Waited for from now on: a page may lead on to another at once.
    const there = (url: URL) => url.pathname === href;
    const arrival = href ? page.waitForURL(there, { waitUntil: "commit" }) : undefined;
    // What cannot be pressed says so itself.
    arrival?.catch(() => {});
    if (this.hands === "keyboard") {
      await this.#tabTo(selector, name);
      await page.keyboard.press(kind === "tick" ? "Space" : "Enter");
    } else {
      await this.#touch(selector, name);
    }
    await arrival;
    // It may have to be fetched first.
    if (sheet) await page.locator("dialog[open]").first().waitFor();
  }

  /** Touches a square of the board. */
  async touchSquare(square: string): Promise<void> {
    if (this.hands !== "keyboard") return this.#touch(`[data-square="${square}"]`, square);
    // Whoever is writing leaves the field first.
    const writing = await this.page.locator("input:focus, textarea:focus").count();
    if (writing) await this.#tabTo('[data-square][tabindex="0"]', "the board");
    else await this.page.keyboard.press("b");
    await this.#walkTo(square);
    await this.page.keyboard.press("Enter");
  }

  /** Pulls what is drawn at one place to another; both are seen at once. */
  async drag(from: string, to: string): Promise<void> {
    await this.#reach(from, from);
    const end = await this.#reach(to, to);
    const start = await this.#reach(from, from);
    const drag = this.hands === "touch" ? dragByFinger : dragByMouse;
    await drag(this.page, start, end);
  }

  /** Where something can be touched. */
  async #reach(selector: string, name: string): Promise<Spot> {
    const spot = await this.page.evaluate(reach, selector);
    if (!spot) throw await this.#missed(`“${name}” is gone before it is touched`);
    if (spot.under) throw await this.#missed(`“${name}” lies under ${spot.under}`);
    return spot;
  }

  async #touch(selector: string, name: string): Promise<void> {
    const spot = await this.#reach(selector, name);
    if (this.hands === "touch") await this.page.touchscreen.tap(spot.x, spot.y);
    else await this.page.mouse.click(spot.x, spot.y);
  }

  /** Goes to a control with the tabulator; a group of radio buttons is one stop. */
  async #tabTo(selector: string, name: string): Promise<void> {
    const there = (selector: string) => {
      const control = document.querySelector<HTMLInputElement>(selector);
      const focused = document.activeElement;
      const group = focused instanceof HTMLInputElement && focused.type === "radio" && focused.name;
      if (group && group === control?.name) control.focus();
      return control === document.activeElement;
    };
    for (let i = 0; i < MOST_TABS; i++) {
      if (await this.page.evaluate(there, selector)) return;
      await this.page.keyboard.press("Tab");
    }
    throw await this.#missed(`the keyboard does not reach “${name}”`);
  }

  /** Walks over the board with the arrow keys, through the middle, where no corner is cut. */
  async #walkTo(square: string): Promise<void> {
    const { page, now } = this;
    const focused = () =>
      page.evaluate(() => (document.activeElement as HTMLElement).dataset.square);
    const at = await focused();
    if (!at) throw await this.#missed("the board has not got the focus");
    const go = async (from: number, until: number, on: string, back: string) => {
      const key = from < until !== now.turned ? on : back;
      for (let i = Math.abs(until - from); i > 0; i--) await page.keyboard.press(key);
    };
    await go(Number(at[1]), 4, "ArrowUp", "ArrowDown");
    await go(at.charCodeAt(0), square.charCodeAt(0), "ArrowRight", "ArrowLeft");
    await go(4, Number(square[1]), "ArrowUp", "ArrowDown");
    const reached = await focused();
    if (reached !== square)
      throw await this.#missed(`the arrow keys lead to ${reached}, not ${square}`);
  }

  /**
   * A miss is no fault where the page has gone on by itself meanwhile: another one has come, as
   * after a thought; a sheet has; a clock has run out.
   */
  async #missed(what: string): Promise<Error> {
    const seen = this.now;
    const now = await this.look();
    const over = ({ view }: Now) => !!view?.result;
    const same = now?.path === seen.path && now.sheet === seen.sheet && over(now) === over(seen);
    return same ? new Error(what) : new Gone(what);
  }

  /** The table that a kept game holds. */
  #load(kept: string | null): Table | undefined {
    if (kept === null) return undefined;
    const { table: text } = JSON.parse(kept) as { table: string };
    const known = this.#tables.get(text);
    if (known) return known;
    const table = rules.Table.load(text);
    this.#tables.set(text, table);
    return table;
  }

  #lying(kept: string | null): Lying | undefined {
    const view = this.#load(kept)?.view(0);
    if (!view) return undefined;
    const { start, turns, hand, result } = view;
    return { start, turns: turns.map(({ text }) => text), hand, ended: result?.termination };
  }
}

/** In the page, before its own code: its chance comes again, its pauses pass more quickly. */
function prepare({ seed, hurry, large }: { seed: number; hurry: number; large: boolean }): void {
  let state = seed;
  Math.random = () => (state = (Math.imul(state, 1103515245) + 12345) >>> 0) / 2 ** 32;
  window.print = () => {};
  const wait = window.setTimeout.bind(window);
  const hurried = (what: () => void, after = 0) => wait(what, after / hurry);
  window.setTimeout = hurried as typeof window.setTimeout;
  if (large) {
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.fontSize = "200%";
    });
  }
}
