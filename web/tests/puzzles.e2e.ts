// Puzzles as people solve them: right, wrong, with help, by keys, without a network, and many in
// a row from a seed.

import AxeBuilder from "@axe-core/playwright";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { Puzzle } from "../src/lib/puzzles/file";
import type { Progress } from "../src/lib/puzzles/progress";
import { BEGINNER } from "../src/lib/puzzles/rating";
import { expect, rules, say, sentence, sit, square, test, type Game } from "./app";
import { blow, current, open, play, PUZZLES, solve, task, wrongTurns } from "./puzzles";
import { built, Site } from "./site";
import { Random } from "./wander/random";

const GAMES: Game[] = ["oxono", "yoxii"];
const spoken = (page: Page) => page.getByTestId("spoken");
const button = (page: Page, key: string) => page.getByRole("button", { name: say(key) });
const pieces = (page: Page) => page.locator("#main [data-at]").count();

const stored = (page: Page, game: Game) =>
  page.evaluate<Progress, string>(
    (key) => JSON.parse(localStorage.getItem(key)!) as Progress,
    `totemic.puzzles.${game}`,
  );

/** In the light and in the dark. */
async function accessible(page: Page): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]!.html])).toEqual([]);
  }
}

/** A square with a piece, on which no totem ever stands. */
function pieceOf(game: Game, { position }: Puzzle): string {
  const view = rules.readPosition(game, position);
  if (!view.ok) throw new Error(position);
  return Object.entries(view.cells).find(([, cell]) => !("totem" in cell))![0];
}

for (const game of GAMES) {
  test(`${game}: puzzles of all kinds from a seed, failed, refuted, helped and solved`, async ({
    page,
  }) => {
    const random = new Random(20_261_117);
    const seen = new Set<string>();
    for (let round = 0; round < 10; round += 1) {
      const puzzle = random.pick(PUZZLES[game]);
      seen.add(puzzle.id);
      await open(page, game, puzzle.id);
      const lot = round % 4;
      if (lot === 0) await button(page, "action-hint").click();
      if (lot === 1 || lot === 2) {
        const wrong = random.pick(wrongTurns(game, puzzle));
        const before = await pieces(page);
        await play(page, game, puzzle.position, wrong);
        await expect(task(page)).toHaveAttribute("data-state", "wrong");
        const after = rules.playTurn(game, puzzle.position, wrong);
        const ended = after.ok && after.outcome !== null;
        // The wrong turn and the answer to it stand on the board; a forced win goes on.
        expect(await pieces(page), puzzle.id).toBeGreaterThanOrEqual(before + (ended ? 1 : 2));
        const answer = blow(game, puzzle, wrong);
        const why = answer ? "lost" : puzzle.aim;
        // What does not win may even lose.
        const words = [why, answer ? why : "hold"].map((one) => say(`puzzle-wrong-${one}`));
        const said = await sentence(page).innerText();
        if (!ended) expect(words.some((one) => said.includes(one))).toBe(true);
        await expect(sentence(page)).toContainText(say("puzzle-wrong-more"));
        await expect(spoken(page)).toContainText(await sentence(page).locator(".main").innerText());
        expect((await stored(page, game)).again).toHaveProperty(puzzle.id);
        if (lot === 1) await button(page, "puzzle-retry").click();
        else await square(page, pieceOf(game, puzzle)).click();
        expect(await pieces(page)).toBe(before);
      }
      await solve(page, game, puzzle);
      const said = lot === 3 ? "puzzle-solved" : "puzzle-solved-helped";
      await expect(sentence(page), puzzle.id).toContainText(say(said));
      await expect(spoken(page)).toContainText(say(said));
      await expect(page.getByRole("link", { name: say("puzzle-next") })).toBeFocused();
    }
    const kept = await stored(page, game);
    expect(Object.keys(kept.seen).sort()).toEqual([...seen].sort());
    expect(kept.days.count).toBe(1);
  });

  test(`${game}: hints come in three steps, and the solution plays itself`, async ({ page }) => {
    const puzzle = PUZZLES[game].find(({ aim, line }) => aim === "win" && line.length === 3)!;
    await open(page, game, puzzle.id);
    const hint = button(page, "action-hint");
    const [, totem, to, kind, at] = /^([XO]?)(..)-([1-4]?)(..)$/.exec(puzzle.line[0]!)!;
    const args = { totem: totem!, square: to!, kind: totem! || kind!, place: at! };
    for (const step of totem ? ["totem", "goal", "place"] : ["goal", "kind", "place"]) {
      await hint.click();
      await expect(sentence(page)).toContainText(say(`puzzle-hint-${step}`, args));
      await expect(spoken(page)).toContainText(say(`puzzle-hint-${step}`, args));
    }
    await expect(page.locator("svg .proposed")).toHaveCount(1);
    await expect(hint).toBeDisabled();
    await accessible(page);
    await button(page, "puzzle-show").click();
    await expect(sentence(page)).toContainText(say("puzzle-shown"));
    const marks = game === "oxono" ? "svg .line" : "svg .halo";
    await expect(page.locator(marks).first()).toBeVisible();
    await accessible(page);
    const kept = await stored(page, game);
    expect(kept.seen[puzzle.id]).toBe(0);
    await page.getByRole("link", { name: say("puzzle-analyse") }).click();
    await expect(page.getByLabel(say("comment-start"))).toBeVisible();
  });

  test(`${game}: a turn that loses is refuted to the end, and all of it is taken back`, async ({
    page,
  }) => {
    const lost = PUZZLES[game]
      .filter(({ aim, rating }) => aim === "hold" && rating > 1000)
      .map((puzzle) => ({
        puzzle,
        wrong: wrongTurns(game, puzzle).find((turn) => {
          const next = rules.playTurn(game, puzzle.position, turn);
          return next.ok && !next.outcome && !blow(game, puzzle, turn);
        }),
      }))
      .find(({ wrong }) => wrong)!;
    await open(page, game, lost.puzzle.id);
    const before = await pieces(page);
    const rating = BEGINNER.value;
    await expect(page.getByTestId("standing")).toContainText(String(rating));
    await play(page, game, lost.puzzle.position, lost.wrong!);
    await expect(sentence(page)).toContainText(say("puzzle-wrong-hold"));
    await expect(page.locator(game === "oxono" ? "svg .line" : "svg .halo").first()).toBeVisible();
    expect(await pieces(page)).toBeGreaterThan(before + 3);
    await button(page, "puzzle-retry").click();
    expect(await pieces(page)).toBe(before);
    // The rating has fallen, and that is seen; solved later it stays.
    const fallen = (await stored(page, game)).rating.value;
    expect(fallen).toBeLessThan(rating);
    await expect(page.getByTestId("change")).toHaveText(`−${rating - fallen}`);
    await expect(page.getByTestId("standing")).toContainText(String(fallen));
    await solve(page, game, lost.puzzle);
    await expect(sentence(page)).toContainText(say("puzzle-solved-helped"));
    expect((await stored(page, game)).rating.value).toBe(fallen);
  });

  test(`${game}: by keys alone, from the menu to the next puzzle`, async ({ page }) => {
    await page.goto(`/${game}/puzzles`);
    const theme = page.getByRole("link", { name: say("puzzle-theme-at-once") });
    for (let i = 0; i < 20 && !(await theme.evaluate((one) => one.matches(":focus"))); i += 1) {
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    await expect(task(page)).toBeFocused();
    const puzzle = await current(page, game);
    expect(puzzle.themes).toContain("at-once");
    await page.keyboard.press("h");
    await expect(spoken(page)).toContainText(puzzle.line[0]!.slice(0, 1));
    await page.keyboard.press("Escape");
    await solve(page, game, puzzle, true);
    await expect(sentence(page)).toContainText(say("puzzle-solved-helped"));
    await expect(button(page, "puzzle-next")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(task(page)).toBeFocused();
    await expect(task(page)).toHaveAttribute("data-state", "asking");
    expect((await current(page, game)).id).not.toBe(puzzle.id);
  });

  test(`${game}: the first five end in a game, and every theme has its puzzles`, async ({
    page,
  }) => {
    await open(page, game, "first");
    for (let number = 1; number <= 5; number += 1) {
      await expect(page.getByTestId("standing")).toContainText(`${number}/5`);
      await solve(page, game, await current(page, game));
      await button(page, "puzzle-next").click();
    }
    await expect(page.getByTestId("row-end")).toHaveText(say("puzzle-end-first"));
    await accessible(page);
    const name = say("home-play", { game: game.toUpperCase() });
    await expect(page.getByRole("link", { name })).toBeVisible();
    await page.goto(`/${game}/puzzles`);
    await accessible(page);
    const themes = await page
      .locator("#main li a")
      .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).hash.slice(1)));
    expect(themes.length).toBeGreaterThan(6);
    for (const theme of themes) {
      await open(page, game, theme);
      expect((await current(page, game)).themes).toContain(theme);
    }
  });

  test(`${game}: after a lost game one of the kind that was missed is offered`, async ({
    page,
  }) => {
    const lost = PUZZLES[game]
      .filter(({ themes }) => themes.includes("at-once"))
      .flatMap((puzzle) =>
        wrongTurns(game, puzzle).map((wrong) => ({
          position: puzzle.position,
          turns: [wrong, blow(game, puzzle, wrong) ?? ""],
        })),
      )
      .find(({ turns }) => turns[1])!;
    const person = { kind: "person" } as const;
    const computer = { kind: "computer", level: 3 } as const;
    const view = rules.readPosition(game, lost.position);
    const first = view.ok && view.toMove === "first";
    const seats = first ? { first: person, second: computer } : { first: computer, second: person };
    await sit(page, game, { ...lost, seats });
    await button(page, "puzzle-missed").click();
    await expect(page).toHaveURL(/puzzles\/solve#at-once$/);
    await expect(task(page)).toBeVisible();
  });
}

test("the puzzle of the day is the same for two who do not know each other", async ({
  browser,
  baseURL,
}) => {
  const found: string[] = [];
  // The same date, at other hours of it, and in other languages.
  for (const [timezoneId, locale] of [
    ["Europe/Berlin", "de"],
    ["Asia/Tokyo", "en"],
    ["America/Lima", "es"],
  ]) {
    const context = await browser.newContext({
      baseURL: baseURL!,
      locale: locale!,
      timezoneId: timezoneId!,
    });
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date("2026-11-20T14:30:00Z"));
    await open(page, "oxono", "daily");
    found.push((await current(page, "oxono")).id);
    await context.close();
  }
  expect(new Set(found).size).toBe(1);
});

test("the puzzle of the day is done once it is solved, at whichever attempt", async ({ page }) => {
  await open(page, "yoxii", "daily");
  const puzzle = await current(page, "yoxii");
  await play(page, "yoxii", puzzle.position, wrongTurns("yoxii", puzzle)[0]!);
  await button(page, "puzzle-retry").click();
  await solve(page, "yoxii", puzzle);
  await expect(sentence(page)).toContainText(say("puzzle-days", { count: 1 }));
  const { days, daily, seen } = await stored(page, "yoxii");
  expect([days.count, daily, seen[puzzle.id]]).toEqual([1, days.last, 1]);
  // One tap to the next.
  await page.getByRole("link", { name: say("puzzle-next") }).click();
  await expect(task(page)).toHaveAttribute("data-state", "asking");
  expect((await current(page, "yoxii")).id).not.toBe(puzzle.id);
  await page.goto("/yoxii/puzzles");
  await expect(page.getByText(say("puzzle-days", { count: 1 }))).toBeVisible();
});

test("home has a row of the day for whoever has solved one, and for nobody else", async ({
  page,
}) => {
  await page.clock.install({ time: new Date("2027-05-03T10:00:00") });
  const row = page.getByTestId("today");
  const home = async () => {
    // With all that comes later.
    await page.goto("/", { waitUntil: "networkidle" });
    await expect(page.getByRole("link", { name: say("nav-settings") })).toBeVisible();
  };
  await home();
  await expect(row).toHaveCount(0);

  // Tried and failed is not solved.
  const puzzle = PUZZLES.oxono.find((one) => one.asked === 1)!;
  await open(page, "oxono", puzzle.id);
  await play(page, "oxono", puzzle.position, wrongTurns("oxono", puzzle)[0]!);
  await expect(task(page)).toHaveAttribute("data-state", "wrong");
  await home();
  await expect(row).toHaveCount(0);

  await open(page, "oxono", "daily");
  await solve(page, "oxono", await current(page, "oxono"));
  await expect(task(page)).toHaveAttribute("data-state", "solved");
  await home();
  await expect(row).toContainText(say("puzzle-solved"));
  await expect(row).toContainText(say("puzzle-days", { count: 1 }));
  await accessible(page);

  // On the next day there is another, also in an app that was only put away for the night.
  await page.clock.setFixedTime(new Date("2027-05-04T10:00:00"));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(row).not.toContainText(say("puzzle-solved"));
  await home();
  await expect(row).toContainText(say("puzzle-days", { count: 1 }));
  await expect(row).not.toContainText(say("puzzle-solved"));
  await row.click();
  await expect(task(page)).toBeVisible();
});

test("what was failed comes again on the next day", async ({ page }) => {
  const at = (day: string) => page.clock.setSystemTime(new Date(`2026-11-${day}T12:00:00`));
  await page.clock.install({ time: new Date("2026-11-20T12:00:00") });
  await open(page, "oxono", "rated");
  const puzzle = await current(page, "oxono");
  await play(page, "oxono", puzzle.position, wrongTurns("oxono", puzzle)[0]!);
  await expect(task(page)).toHaveAttribute("data-state", "wrong");
  await at("21");
  await page.goto("/oxono/puzzles");
  await page.getByRole("link", { name: say("puzzle-due", { count: 1 }) }).click();
  expect((await current(page, "oxono")).id).toBe(puzzle.id);
  await solve(page, "oxono", puzzle);
  await button(page, "puzzle-next").click();
  await expect(page.getByTestId("row-end")).toHaveText(say("puzzle-end-again"));
  for (const [day, due] of [
    ["22", 0],
    ["24", 1],
  ] as const) {
    await at(day);
    await page.goto("/oxono/puzzles");
    await expect(page.getByText(say("puzzle-due", { count: due }))).toBeVisible();
  }
});

test("a clock that is set wrong costs nothing that was reached, and is spoken of", async ({
  page,
}) => {
  const solveOne = async (index: number) => {
    const puzzle = PUZZLES.oxono.filter(({ asked }) => asked === 1)[index]!;
    await open(page, "oxono", puzzle.id);
    await solve(page, "oxono", puzzle);
    await expect(sentence(page)).toContainText(say("puzzle-solved"));
  };
  await page.clock.install({ time: new Date("2026-11-20T12:00:00") });
  await solveOne(0);
  await page.clock.setSystemTime(new Date("2026-11-21T12:00:00"));
  await solveOne(1);
  await page.clock.setSystemTime(new Date("2019-01-01T12:00:00"));
  await page.goto("/oxono/puzzles");
  await expect(page.getByText(say("puzzle-clock"))).toBeVisible();
  await expect(page.getByText(say("puzzle-days", { count: 2 }))).toBeVisible();
  await solveOne(2);
  await page.clock.setSystemTime(new Date("2026-11-22T12:00:00"));
  await solveOne(3);
  const after = await stored(page, "oxono");
  expect(after.days.count).toBe(3);
  expect(Object.keys(after.seen)).toHaveLength(4);
});

test("a row without a mistake ends with the first, and its length is kept", async ({ page }) => {
  await open(page, "oxono", "streak");
  await solve(page, "oxono", await current(page, "oxono"));
  await button(page, "puzzle-next").click();
  const puzzle = await current(page, "oxono");
  await play(page, "oxono", puzzle.position, wrongTurns("oxono", puzzle)[0]!);
  await expect(task(page)).toHaveAttribute("data-state", "failed");
  await button(page, "puzzle-show").click();
  await expect(sentence(page)).toContainText(say("puzzle-shown"));
  await button(page, "puzzle-result").click();
  await expect(page.getByTestId("row-end")).toHaveText(say("puzzle-end-streak", { count: 1 }));
  expect((await stored(page, "oxono")).streak).toBe(1);
  await button(page, "puzzle-once-more").click();
  await expect(task(page)).toBeVisible();
});

test("three minutes end by three mistakes or by themselves, and the record stays", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "oxono", "rush");
  await solve(page, "oxono", await current(page, "oxono"));
  for (let mistake = 0; mistake < 3; mistake += 1) {
    await expect(task(page)).toHaveAttribute("data-state", "asking");
    const puzzle = await current(page, "oxono");
    await play(page, "oxono", puzzle.position, wrongTurns("oxono", puzzle)[0]!);
    await expect(task(page)).not.toHaveAttribute("data-state", "asking");
    await page.clock.runFor(2000);
  }
  const end = page.getByTestId("row-end");
  await expect(end).toHaveText(say("puzzle-end-rush", { count: 1 }));
  expect((await stored(page, "oxono")).rush).toBe(1);
  await button(page, "puzzle-once-more").click();
  await expect(task(page)).toBeVisible();
  await page.clock.runFor(181_000);
  await expect(end).toHaveText(say("puzzle-end-rush", { count: 0 }));
  expect((await stored(page, "oxono")).rush).toBe(1);
});

test("a damaged file is told, and nothing is lost", async ({ page, context }) => {
  const kept = { count: 5, last: 20_000, spare: 1, best: 9 };
  await page.addInitScript((days) => {
    const rating = { value: 1100, deviation: 90 };
    const none = { seen: {}, again: {}, daily: 0, streak: 3, rush: 4 };
    const text = JSON.stringify({ version: 1, rating, days, ...none });
    localStorage.setItem("totemic.puzzles.oxono", text);
  }, kept);
  await context.route("**/*.puzzles", (route) => route.fulfill({ body: "totemic-puzzles 1" }));
  await page.goto("/oxono/puzzles/solve#daily");
  await expect(page.getByRole("alert")).toContainText(say("puzzle-unread"));
  await accessible(page);
  await context.unroute("**/*.puzzles");
  await button(page, "puzzle-try-again").click();
  await expect(task(page)).toBeVisible();
  expect((await stored(page, "oxono")).days).toEqual(kept);
});

test("damaged progress is put aside, and an address that leads nowhere says so", async ({
  page,
}) => {
  await page.goto("/settings");
  await page.evaluate(() =>
    localStorage.setItem("totemic.puzzles.yoxii", '{"version":1,"seen":3}'),
  );
  await page.goto("/yoxii/puzzles");
  await expect(page.getByText(say("puzzle-days-none"))).toBeVisible();
  const aside = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith("totemic.aside.")),
  );
  expect(aside).toHaveLength(1);
  await page.goto("/yoxii/puzzles/solve#zzzzz");
  await expect(page.getByTestId("row-end")).toHaveText(say("puzzle-end-one"));
});

test("what was solved goes into the file of everything and comes out of it elsewhere", async ({
  page,
  browser,
  baseURL,
}) => {
  const puzzle = PUZZLES.yoxii[7]!;
  await open(page, "yoxii", puzzle.id);
  await solve(page, "yoxii", puzzle);
  await expect(sentence(page)).toContainText(say("puzzle-solved"));
  const before = await stored(page, "yoxii");
  await page.goto("/games");
  const download = page.waitForEvent("download");
  await button(page, "games-export").click();
  const file = readFileSync(await (await download).path());
  const other = await browser.newContext({ baseURL: baseURL!, locale: "en" });
  const fresh = await other.newPage();
  await fresh.goto("/games");
  await fresh
    .locator("input[type=file]")
    .setInputFiles({ name: "all.json", mimeType: "application/json", buffer: file });
  await expect(fresh.getByTestId("import-answer")).toBeVisible();
  expect(await stored(fresh, "yoxii")).toEqual(before);
  await other.close();
});

test("puzzles work without a network after one visit", async ({ browser }) => {
  const site = new Site(built());
  await site.start();
  const context = await browser.newContext({
    baseURL: site.origin,
    serviceWorkers: "allow",
    locale: "en",
  });
  const page = await context.newPage();
  await page.goto("/settings");
  await expect(page.locator('[data-testid="stored"][data-state="ready"]')).toBeVisible();
  await context.setOffline(true);
  await site.stop();
  const puzzle = PUZZLES.yoxii.find(({ asked }) => asked === 1)!;
  await open(page, "yoxii", puzzle.id);
  await play(page, "yoxii", puzzle.position, wrongTurns("yoxii", puzzle)[0]!);
  await expect(sentence(page)).toContainText(say("puzzle-wrong-more"));
  await button(page, "puzzle-retry").click();
  await solve(page, "yoxii", puzzle);
  await expect(sentence(page)).toContainText(say("puzzle-solved-helped"));
  await context.close();
});
