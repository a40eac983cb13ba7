// The way from a finished game through its review to the lesson, by hand and by keyboard.

import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, rules, SAMPLE, say, sentence, sit, square, test, type Game } from "./app";
import { LANGUAGES } from "../src/lib/i18n/languages";
import { randomGame } from "./random-game";
import { built, Site } from "./site";

const word = (turn: string) => turn.replace("-", "\u2011");
const graph = (page: Page) => page.getByRole("slider", { name: say("review-graph") });
const at = (page: Page, ply: number) =>
  expect(graph(page)).toHaveAttribute("aria-valuenow", String(ply));
const remarks = (page: Page) => page.getByTestId("remarks");
/** Everything has been looked through; that takes half a minute at most. */
const done = (page: Page) =>
  expect(page.getByRole("progressbar")).toHaveCount(0, { timeout: 90_000 });
const button = (page: Page, key: string) =>
  page.getByRole("button", { name: say(key), exact: true });
const PERSON = { kind: "person" } as const;
const COMPUTER = { kind: "computer", level: 2 } as const;

/** A turn that could win and instead lost, and with which turn it is punished. */
const PLANTED: Record<Game, { ply: number; place: string; answer: string }> = {
  oxono: { ply: 14, place: "8.", answer: "Od2-e2" },
  yoxii: { ply: 21, place: "11…", answer: "c1-1d1" },
};

/** Plays a turn on the board, from the position that stands there. */
async function play(page: Page, position: string, game: Game, turn: string): Promise<void> {
  const [, totem, to, value, at] = /^([XO]?)(..)-([1-4]?)(..)$/.exec(turn)!;
  const view = rules.readPosition(game, position);
  if (!view.ok) throw new Error(view.code);
  const from = view.totems.find((one) => one.totem === (totem || "T"))!.square;
  if (value) await page.keyboard.press(value);
  for (const name of [from, to!, at!]) await square(page, name).click();
}

/** The position after so many turns of the game. */
function position(game: Game, turns: string[]): string {
  const table = rules.Table.create({ game });
  for (const turn of turns) table.playText(turn, 0);
  const { position } = table.view(0);
  table.free();
  return position;
}

/** Another turn after which the opponent can win at once. */
function careless(position: string, but: string): string {
  const after = (position: string) => {
    const list = rules.legalTurns("oxono", position);
    if (!list.ok) throw new Error(list.code);
    return list.turns.map((turn) => ({ turn, view: rules.playTurn("oxono", position, turn) }));
  };
  const found = after(position).find(
    ({ turn, view }) =>
      turn !== but &&
      view.ok &&
      !view.outcome &&
      after(view.position).some((answer) => answer.view.ok && answer.view.outcome),
  );
  return found!.turn;
}

/** Axe finds nothing, in the light and in the dark. */
async function clean(page: Page): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  }
}

test("whoever lost is led to the turn that cost the game, and learns from it", async ({ page }) => {
  const { ply, place, answer } = PLANTED.oxono;
  const turns = SAMPLE.oxono;
  await sit(page, "oxono", { turns, seats: { first: PERSON, second: COMPUTER } });
  await page.getByRole("link", { name: say("action-review") }).click();
  await expect(page).toHaveURL(/oxono\/review$/);

  // Nothing was tapped: the board stands there, with what was played and what was better.
  const here = `${place} ${word(turns[ply]!)}??`;
  const verdict = say("review-here", { place: here, verdict: say("review-class-blunder") });
  await expect(sentence(page)).toHaveText(verdict);
  await expect(remarks(page)).toContainText(say("review-win-to-loss"));
  await expect(remarks(page)).toContainText(say("review-lost-at-once", { turn: word(answer) }));
  await at(page, ply);
  await expect(page.getByTestId("played")).toBeVisible();
  await expect(page.locator("svg .proposed")).toBeVisible();
  await clean(page);

  // How it is punished, and how it could have gone on.
  await button(page, "review-show-answer").click();
  await expect(sentence(page)).toContainText(`${word(turns[ply]!)} ${word(answer)}`);
  await button(page, "review-back").click();
  await button(page, "review-show-better").click();
  await expect(sentence(page)).toContainText(say("review-show-better"));
  await button(page, "review-back").click();

  // By keyboard along the graph, and by a tap on it.
  await graph(page).press("End");
  await at(page, turns.length);
  await expect(graph(page)).toHaveAttribute("aria-valuetext", /proven/);
  await graph(page).press("Home");
  await graph(page).press("ArrowRight");
  await at(page, 1);
  const { width, height } = (await graph(page).boundingBox())!;
  await graph(page).click({ position: { x: width / 2, y: height / 2 } });
  await at(page, turns.length / 2);

  // The lesson: the same mistake is answered on the board, the solution is shown.
  await done(page);
  await page.getByRole("button", { name: /Learn from your mistakes/ }).click();
  const ask = say("review-learn-ask", { turn: word(turns[ply]!) });
  while ((await sentence(page).textContent()) !== ask) {
    await page.getByRole("button", { name: /^Next/ }).click();
  }
  await clean(page);
  const before = position("oxono", turns.slice(0, ply));
  await play(page, before, "oxono", turns[ply]!);
  await expect(sentence(page)).toHaveText(say("review-learn-wrong", { turn: word(answer) }));
  await expect(page.getByTestId("spoken")).not.toBeEmpty();
  await expect(page.locator(`[data-square="${answer.slice(-2)}"]`)).toHaveAccessibleName(/black/i);
  await button(page, "review-learn-again").click();
  await expect(sentence(page)).toHaveText(ask);
  await button(page, "review-learn-solution").click();
  await expect(sentence(page)).toHaveText(/was better/);
  await button(page, "review-learn-again").click();
  // Another one that lets Black win at once is answered; the better one is right.
  await play(page, before, "oxono", careless(before, turns[ply]!));
  await expect(sentence(page)).toHaveText(/^Not quite/);
  await button(page, "review-learn-again").click();
  await play(page, before, "oxono", "Xe5-d5");
  await expect(sentence(page)).toHaveText(/^Right/);
  await button(page, "review-learn-leave").click();

  // It is kept with the game: nothing is looked through again.
  await page.reload();
  await expect(sentence(page)).toHaveText(verdict);
  await done(page);
});

for (const game of ["oxono", "yoxii"] as const) {
  test(`a blunder in ${game} is worded in nine languages`, async ({ page }) => {
    const { ply, place } = PLANTED[game];
    await sit(page, game, { turns: SAMPLE[game] });
    await page.getByRole("link", { name: say("action-review") }).click();
    await expect(remarks(page)).not.toBeEmpty();
    await done(page);
    for (const { code } of LANGUAGES) {
      await page.goto("/settings");
      await page.getByRole("combobox").first().selectOption(code);
      await expect(page.locator("html")).toHaveAttribute("lang", code);
      await page.goto(`/${game}/review`);
      const point = page
        .getByRole("listitem")
        .filter({ hasText: `${place} ${word(SAMPLE[game][ply]!)}??` })
        .first();
      await expect(point).toContainText(say("review-class-blunder", {}, code));
      await expect(point).toContainText(say("review-win-to-loss", {}, code));
      await expect(page.locator("#main")).not.toContainText(/⟦|undefined/);
    }
  });
}

test("a pasted record is reviewed, one that breaks a rule gets a sentence", async ({ page }) => {
  await page.goto("/yoxii/review");
  await expect(page.getByRole("alert")).toHaveText(say("review-none"));
  await page.getByRole("link", { name: say("action-analyse") }).click();
  await page.getByRole("button", { name: say("tools") }).click();
  await page.getByRole("button", { name: say("tool-open") }).click();
  await page.getByLabel(say("open-what")).fill(SAMPLE.yoxii.join(" "));
  await page.getByRole("button", { name: say("open-do"), exact: true }).click();
  await page.getByRole("link", { name: say("tool-review") }).click();
  await expect(page.getByTestId("accuracy")).toContainText("%");
  await graph(page).press("End");
  await expect(graph(page)).toHaveAttribute("aria-valuetext", /proven/);

  const broken = `[Game "Yoxii"]\n\n1. ${SAMPLE.yoxii[0]} a1-2a2 *\n`;
  await page.evaluate(
    (record) => localStorage.setItem("totemic.review.yoxii", JSON.stringify({ record })),
    broken,
  );
  await page.reload();
  await expect(page.getByRole("alert")).toContainText(/^Line 3, character/);
  await clean(page);
});

for (const [game, seed] of [
  ["oxono", 7],
  ["oxono", 2026],
  ["yoxii", 23],
  ["yoxii", 91],
] as const) {
  test(`every turn of a wild game of ${game} is judged, seed ${seed}`, async ({ page }) => {
    const turns = randomGame(game, seed);
    await sit(page, game, { turns });
    await page.getByRole("link", { name: say("action-review") }).click();
    await expect(page.getByTestId("accuracy")).toContainText("%");
    // Whoever looks around meanwhile is not led elsewhere.
    await graph(page).press("Home");
    await done(page);
    await at(page, 0);
    const points = page.getByRole("region", { name: say("review-turning-points") });
    expect(await points.getByRole("listitem").count()).toBeLessThanOrEqual(3);
    for (const point of await points.getByRole("listitem").all()) {
      // What is said in percent is an estimate, and says so.
      const text = (await point.textContent())!;
      expect(/fall from/.test(text), text).toBe(/\(estimate\)/.test(text));
    }
    const words = ["forced", "only", "best", "good", "inaccurate", "mistake", "blunder"].map(
      (one) => say(`review-class-${one}`),
    );
    for (let ply = 0; ply < turns.length; ply += 1) {
      await at(page, ply);
      const text = (await sentence(page).textContent())!;
      expect(text).toContain(word(turns[ply]!));
      expect(
        words.some((one) => text.includes(one)),
        text,
      ).toBe(true);
      await page.keyboard.press("ArrowRight");
    }
    await at(page, turns.length);
    await clean(page);
  });
}

test("a review is read and walked through without a pointer", async ({ page }) => {
  await sit(page, "yoxii", { turns: SAMPLE.yoxii });
  await page.goto("/games");
  const open = page.getByRole("button", { name: /^Review/ });
  await open.focus();
  await page.keyboard.press("Enter");
  await expect(remarks(page)).not.toBeEmpty();
  await done(page);
  // From the graph to the first lesson, by Tab alone.
  await graph(page).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: /White’s mistakes/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(sentence(page)).toContainText("Find a better turn");
  await page.locator('[data-square][tabindex="0"]').focus();
  const totem = page.locator('[data-square][aria-label*="totem"]').first();
  await totem.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator('[data-square][aria-label*="the totem can"]').first()).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(page.locator('[data-square][aria-label*="the totem can"]')).toHaveCount(0);
});

test("a blow that was overlooked in a lost game is told first, and read out", async ({ page }) => {
  const turns = "Od4-d5 Oe4-d4 Oe3-f3 Xc5-c4 Oe2-e3 Xb5-b4 Ob2-a2 Xa5-a4".split(" ");
  await sit(page, "oxono", { turns, seats: { first: PERSON, second: COMPUTER } });
  await page.getByRole("link", { name: say("action-review") }).click();
  await done(page);
  const place = `4. ${word("Ob2-a2")}`;
  const verdict = say("review-here", { place, verdict: say("review-overlooked") });
  await expect(sentence(page)).toHaveText(verdict);
  const why = `${say("review-lost-before")} ${say("review-threat", { turn: word("Xa5-a4") })}`;
  await expect(remarks(page)).toHaveText(why);
  await expect(page.getByTestId("spoken")).toHaveText(`${verdict} ${why}`);
  const points = page.getByRole("region", { name: say("review-turning-points") });
  await expect(points.getByRole("listitem")).toHaveCount(2);
  await button(page, "review-show-answer").click();
  await expect(sentence(page)).toContainText(word("Xa5-a4"));
  await clean(page);
});

test("a game of one turn that was given up is reviewed, and its review goes with it", async ({
  page,
}) => {
  await sit(page, "oxono", {
    turns: SAMPLE.oxono.slice(0, 1),
    seats: { first: COMPUTER, second: PERSON },
  });
  await page.getByRole("button", { name: say("action-resign") }).click();
  await page.getByRole("button", { name: say("action-sure") }).click();
  await page.getByRole("link", { name: say("action-review") }).click();
  await done(page);
  await expect(graph(page)).toHaveAttribute("aria-valuemax", "1");
  await expect(page.getByTestId("accuracy")).toContainText("%");
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opened = indexedDB.open("totemic.reviews");
          opened.onsuccess = () => {
            const count = opened.result.transaction("reviews").objectStore("reviews").count();
            count.onsuccess = () => {
              opened.result.close();
              resolve(count.result);
            };
          };
        }),
    );
  await expect.poll(kept).toBe(1);
  await page.goto("/games");
  await page.getByRole("button", { name: /^Delete/ }).click();
  await expect.poll(kept).toBe(0);
  await page.goto("/oxono/review");
  await expect(page.getByRole("alert")).toHaveText(say("review-none"));
});

test("a whole game is reviewed without a network after one visit", async ({ browser }) => {
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
  await sit(page, "oxono", { turns: SAMPLE.oxono });
  await page.getByRole("link", { name: say("action-review") }).click();
  await done(page);
  await expect(remarks(page)).toContainText(say("review-win-to-loss"));
  await context.close();
});
