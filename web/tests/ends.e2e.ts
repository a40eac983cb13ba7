// Every way in which a game ends, in a game, in the course and in the analysis: it is said, it is
// marked, and a reload shows it again.

import type { Page } from "@playwright/test";
import type * as Api from "../../crates/wasm/api";
import { expect, rules, SAMPLE, say, sentence, sit, square, test, type Game } from "./app";
import { ENDINGS, type Ending } from "./ends";

/** Plays the last turn with taps. */
async function finish(page: Page, { game, position, last }: Ending): Promise<void> {
  const [, totem, to, value, at] = /^([XO]?)(..)-([1-4]?)(..)$/.exec(last)!;
  const view = rules.readPosition(game, position);
  if (!view.ok) throw new Error(view.code);
  const from = view.totems.find((one) => one.totem === (totem || "T"))!.square;
  if (value) await page.keyboard.press(value);
  for (const name of [from, to!, at!]) await square(page, name).click();
}

/** The end is on the screen. */
async function ended(page: Page, { says, game, marked }: Ending): Promise<void> {
  for (const [key, args] of says) {
    await expect(sentence(page)).toContainText(say(key, args));
  }
  const marks = game === "oxono" ? "svg .line" : "svg .halo";
  await expect(page.locator(marks)).toHaveCount(marked);
}

/** Leaves a game with help for the course, in which the learner is to move. */
async function sitInCourse(page: Page, game: Game, position: string): Promise<void> {
  const learner: Api.Seat = { kind: "person" };
  const other: Api.Seat = { kind: "computer", level: 1 };
  const view = rules.readPosition(game, position);
  const first = view.ok && view.toMove === "first";
  const seats = first ? { first: learner, second: other } : { first: other, second: learner };
  const table = rules.Table.create({ game, position, seats }).save(0);
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key!, text!),
    [`totemic.learn.${game}`, JSON.stringify({ done: [], table })],
  );
  await page.goto(`/${game}/learn/game`);
  await expect(square(page, "d4")).toBeVisible();
}

for (const end of ENDINGS) {
  test(`${end.game} ends: ${end.name}`, async ({ page }) => {
    const { game, position, last, winner } = end;
    const view = rules.playTurn(game, position, last);
    expect(view.ok && view.outcome).toBe(winner);

    await sit(page, game, { position });
    await finish(page, end);
    await ended(page, end);
    await page.reload();
    await ended(page, end);

    await page.getByRole("button", { name: say("nav-menu") }).click();
    await page.getByRole("link", { name: say("action-analyse") }).click();
    await expect(page.getByLabel(say("comment-turn"))).toBeVisible();
    await ended(page, end);
    await page.reload();
    await ended(page, end);
    await page.keyboard.press("ArrowLeft");
    await page.getByLabel(say("typed-label")).fill(last);
    await page.keyboard.press("Enter");
    await ended(page, end);

    await sitInCourse(page, game, position);
    await finish(page, end);
    await expect(sentence(page)).toContainText(say(`learn-${game}-game-done`));
    await ended(page, end);
    await page.reload();
    await ended(page, end);
  });
}

test("a win is celebrated until the next tap, and quietly where nothing should move", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await sit(page, "oxono", { turns: SAMPLE.oxono.slice(0, -1) });
  for (const tap of ["e2", "d2", "e2"]) await square(page, tap).click();
  await expect(page.getByTestId("cheer")).toBeVisible();
  await square(page, "c2").click();
  await expect(page.getByTestId("cheer")).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.getByRole("button", { name: say("action-undo") }).click();
  for (const tap of ["e2", "d2", "e2"]) await square(page, tap).click();
  await expect(sentence(page)).toContainText(say("end-line-symbol", { symbol: "O", count: 4 }));
  await page.waitForFunction(() => document.querySelector("[data-testid=spoken]")!.textContent);
  await expect(page.getByTestId("cheer")).toHaveCount(0);
});
