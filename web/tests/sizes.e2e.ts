// Every page at every size: nothing runs out of the page sideways, no text is cut off, laid over
// something else or broken inside a word, boards are large, and whoever plays sees everything that
// a turn needs without scrolling. Each page is loaded once and then drawn in all sizes.

import type { Browser, Page } from "@playwright/test";
import { NO_DAYS } from "../src/lib/puzzles/days";
import { BEGINNER } from "../src/lib/puzzles/rating";
import { COURSES } from "./courses";
import { expect, rules, say, sit, square, test, type Game } from "./app";
import { randomGame } from "./random-game";
import { open as openPuzzle, play, PUZZLES, solve, task, wrongTurns } from "./puzzles";
import { inAllSizes, LANGUAGES, SIZES } from "./sizes";

const GAMES: Game[] = ["oxono", "yoxii"];

/** A page in a browser of its own, in a language. */
async function open(browser: Browser, locale: string): Promise<Page> {
  const context = await browser.newContext({ locale });
  return context.newPage();
}

type Options = Parameters<typeof sit>[2];
interface State {
  name: string;
  /** How many turns are played; all if absent. */
  turns: string[];
  options?: Options;
  /** What is done then, square by square. */
  taps?: (position: string) => string[];
}

/** The first totem that may move, and where it may go. */
function halfTurn(game: Game, position: string): string[] {
  const view = rules.readPosition(game, position);
  if (!view.ok) throw new Error(view.code);
  const totem = view.totems.find((one) => one.refusal === null && one.steps.length > 0)!;
  return [totem.square, totem.steps[0]!.to];
}

const PERSON = { kind: "person" } as const;
/** The level with the longest name in most languages. */
const COMPUTER = { kind: "computer", level: 6 } as const;

function states(game: Game): State[] {
  const [one, two, three] = [7, 23, 91].map((seed) => randomGame(game, seed));
  const even = (turns: string[], part: number) =>
    turns.slice(0, 2 * Math.floor((turns.length * part) / 2));
  const against: Options = { seats: { first: PERSON, second: COMPUTER } };
  const timed: Options = {
    seats: {
      first: { kind: "person", name: "Maximiliane" },
      second: { kind: "person", name: "Bo" },
    },
    clock: { base: 300_000, increment: 5000 },
  };
  const chosen = (position: string) => halfTurn(game, position).slice(0, 1);
  const stepped = (position: string) => halfTurn(game, position);
  return [
    { name: "start", turns: [], options: against },
    { name: "chosen", turns: [], options: timed, taps: chosen },
    { name: "half turn", turns: even(one!, 0.5), options: against, taps: stepped },
    {
      name: "refused",
      turns: even(two!, 0.3),
      options: against,
      taps: (p) => [...stepped(p), game === "oxono" ? "a1" : "a3"],
    },
    { name: "late", turns: even(two!, 0.9), options: timed, taps: stepped },
    { name: "won by one", turns: one!, options: against },
    { name: "won by another", turns: two!, options: timed },
    { name: "a third end", turns: three!, options: { seats: { first: COMPUTER, second: PERSON } } },
  ];
}

for (const language of LANGUAGES) {
  for (const game of GAMES) {
    test(`a game of ${game} fits every size, ${language}`, async ({ browser }) => {
      const found: string[] = [];
      for (const { name, turns, options, taps } of states(game)) {
        const page = await open(browser, language);
        await sit(page, game, { ...options, turns });
        const table = rules.Table.create({ game });
        for (const turn of turns) table.playText(turn, 0);
        for (const tap of taps?.(table.view(0).position) ?? []) await square(page, tap).click();
        table.free();
        found.push(...(await inAllSizes(page, name, "always")));
        if (name === "half turn") {
          await page.setViewportSize(SIZES[0]!);
          for (const button of ["action-turns", "nav-menu"]) {
            await page.getByRole("button", { name: say(button, {}, language) }).click();
            found.push(...(await inAllSizes(page, button)));
            await page.keyboard.press("Escape");
          }
        }
        await page.context().close();
      }
      expect(found).toEqual([]);
    });

    test(`the course of ${game} fits every size, ${language}`, async ({ browser }) => {
      const found: string[] = [];
      const page = await open(browser, language);
      for (const { id, tasks, position } of COURSES[game]) {
        await page.goto(`/${game}/learn/${id}`);
        await expect(page.locator("[data-square]").first()).toBeVisible();
        found.push(...(await inAllSizes(page, id, "mostly")));
        // Done, with its praise; the longest words suffice.
        if (!position || language !== "de") continue;
        const [, totem, to, value, at] = /^([XOT]?)(..)-([1-4]?)(..)$/.exec(tasks[0]!.answers[0]!)!;
        const view = rules.readPosition(game, position);
        if (!view.ok) throw new Error(view.code);
        const from = view.totems.find((one) => one.totem === (totem || "T"))!.square;
        if (value) await page.keyboard.press(value);
        for (const name of [from, to!, at!]) await square(page, name).click();
        if (tasks.length === 1) await expect(page.getByTestId("done")).toBeVisible();
        found.push(...(await inAllSizes(page, `${id}, done`, "mostly")));
      }
      await page.context().close();
      expect(found).toEqual([]);
    });

    test(`puzzles of ${game} fit every size, ${language}`, async ({ browser }) => {
      const found: string[] = [];
      const page = await open(browser, language);
      for (const aim of ["win", "hold"] as const) {
        const puzzle = PUZZLES[game].findLast((one) => one.aim === aim && one.asked === 1)!;
        await openPuzzle(page, game, puzzle.id);
        found.push(...(await inAllSizes(page, aim, "mostly")));
        for (let hints = 0; hints < 3; hints += 1) await page.keyboard.press("h");
        found.push(...(await inAllSizes(page, `${aim}, all hints`, "mostly")));
        await play(page, game, puzzle.position, wrongTurns(game, puzzle)[0]!);
        await expect(task(page)).toHaveAttribute("data-state", "wrong");
        found.push(...(await inAllSizes(page, `${aim}, wrong`, "mostly")));
        await page.getByRole("button", { name: say("puzzle-retry", {}, language) }).click();
        await solve(page, game, puzzle);
        await expect(task(page)).toHaveAttribute("data-state", "solved");
        found.push(...(await inAllSizes(page, `${aim}, solved`, "mostly")));
      }
      for (const mode of ["rush", "first", "rated"]) {
        await openPuzzle(page, game, mode);
        found.push(...(await inAllSizes(page, mode, "mostly")));
      }
      await page.goto(`/${game}/puzzles/solve#again`);
      await expect(page.getByTestId("row-end")).toBeVisible();
      found.push(...(await inAllSizes(page, "the end of a row")));
      await page.context().close();
      expect(found).toEqual([]);
    });

    test(`the analysis of ${game} fits every size, ${language}`, async ({ browser }) => {
      const found: string[] = [];
      const page = await open(browser, language);
      await page.goto(`/${game}/analyse`);
      await expect(square(page, "d4")).toBeVisible();
      found.push(...(await inAllSizes(page, "start")));
      await page
        .getByRole("combobox", { name: say("engine-lines", {}, language) })
        .selectOption("5");
      await expect(page.getByTestId("line")).toHaveCount(5);
      found.push(...(await inAllSizes(page, "five lines")));
      await page.getByRole("switch").first().uncheck();
      for (const turn of randomGame(game, 23).slice(0, 16)) {
        await page.locator("#typed-analysis").fill(turn);
        await page.keyboard.press("Enter");
      }
      await page.locator("#typed-analysis").blur();
      found.push(...(await inAllSizes(page, "a long game")));
      for (const tool of ["tool-share", "tool-open", "legend-title", "shortcuts", "tool-setup"]) {
        await page.getByRole("button", { name: say("tools", {}, language) }).click();
        await page
          .getByRole("dialog")
          .getByText(say(tool, {}, language))
          .click();
        found.push(...(await inAllSizes(page, tool)));
        if (tool !== "tool-setup") await page.keyboard.press("Escape");
      }
      await page.context().close();
      expect(found).toEqual([]);
    });
  }

  for (const game of GAMES) {
    test(`the review of ${game} fits every size, ${language}`, async ({ browser }) => {
      const found: string[] = [];
      const page = await open(browser, language);
      await sit(page, game, {
        turns: randomGame(game, 23),
        seats: { first: PERSON, second: COMPUTER },
      });
      await page.getByRole("link", { name: say("action-review", {}, language) }).click();
      await expect(page.getByTestId("remarks")).toBeVisible();
      found.push(...(await inAllSizes(page, "first verdicts")));
      await expect(page.getByRole("progressbar")).toHaveCount(0, { timeout: 90_000 });
      await page.locator("summary").click();
      found.push(...(await inAllSizes(page, "review")));
      await page.locator(".learn button").first().click();
      found.push(...(await inAllSizes(page, "lesson")));
      const show = say("review-learn-solution", {}, language);
      await page.getByRole("button", { name: show }).click();
      found.push(...(await inAllSizes(page, "solution")));
      await page.context().close();
      expect(found).toEqual([]);
    });
  }

  test(`the other pages fit every size, ${language}`, async ({ browser }) => {
    const found: string[] = [];
    const page = await open(browser, language);
    const quiet = GAMES.flatMap((game) =>
      ["computer", "friend", "online", "learn", "puzzles", "rules"].map(
        (name) => `/${game}/${name}`,
      ),
    );
    for (const path of ["/", "/games", ...quiet, "/settings", "/device", "/about", "/nowhere"]) {
      await page.goto(path);
      await expect(page.locator("#main h2, #main button, #main a, main a").first()).toBeVisible();
      found.push(...(await inAllSizes(page, path)));
    }
    // With something to continue and something in the list.
    for (const game of GAMES) {
      const seats = { first: PERSON, second: COMPUTER };
      await sit(page, game, { seats, turns: randomGame(game, 23).slice(0, 6) });
      await expect(square(page, "d4")).toBeVisible();
    }
    // And with a tower, all stars and the badge on it, and a row of days.
    const win = { first: true, second: true, hints: true, undo: true };
    const wins = Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [level, win]));
    await page.evaluate(
      (tower) => localStorage.setItem("totemic.tower.oxono", tower),
      JSON.stringify({ version: 1, wins }),
    );
    await page.evaluate(
      (puzzles) => localStorage.setItem("totemic.puzzles.oxono", puzzles),
      JSON.stringify({
        ...{ version: 1, rating: BEGINNER, seen: { aaaaa: 2 }, again: {} },
        ...{ days: { ...NO_DAYS, count: 123, last: 1e6 }, daily: 0, streak: 0, rush: 0 },
      }),
    );
    for (const path of ["/", "/games", "/oxono/computer"]) {
      await page.goto(path);
      const shown = path === "/games" ? ".games li + li" : ".button.main";
      await expect(page.locator(shown).first()).toBeVisible();
      if (path === "/") {
        await expect(page.locator("#tower")).toBeVisible();
        await expect(page.getByTestId("today")).toBeVisible();
      }
      found.push(...(await inAllSizes(page, `${path} with games`)));
    }
    await page.context().close();
    expect(found).toEqual([]);
  });
}
