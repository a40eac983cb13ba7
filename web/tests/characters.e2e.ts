// The characters: in the picker, at the board, on the tower.

import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, rules, say, sentence, sit, square, test } from "./app";
import { ENDINGS } from "./ends";

/** Pink to move can complete file a. */
const WINS = "6/6/+5/X2@1o/X2x2/X1o3 p";
/** Pink has two on file a and a totem at hand for the third. */
const BUILDS = "6/6/2+3/3@1o/X2x2/O5 p";
const level = (number: number) => ({
  first: { kind: "person" as const },
  second: { kind: "computer" as const, level: number },
});
const name = (number: number) => say(`level-${number}`);
const full = (number: number) => say("level-name", { number, name: name(number) });
const onward = (page: Page, key: "next" | "gentler", number: number) =>
  page.getByRole("link", { name: say(`onward-${key}`, { name: name(number) }) });
const line = (page: Page) => page.getByTestId("line");
/** Any of a character's lines. */
const lines = (who: string, moment: string) =>
  new RegExp(
    [1, 2, 3]
      .map((number) => say(`line-${who}-${moment}-${number}`).replace(/[?.]/g, "\\$&"))
      .join("|"),
  );

/** All turns with the positions after them. */
function turns(position: string) {
  const reply = rules.legalTurns("oxono", position);
  if (!reply.ok) throw new Error(reply.code);
  return reply.turns.map((turn) => {
    const after = rules.playTurn("oxono", position, turn);
    if (!after.ok) throw new Error(after.code);
    return { turn, after };
  });
}
const canWin = (position: string) =>
  turns(position).some(({ after }) => after.outcome && after.outcome !== "draw");

/** Plays a turn by taps. */
async function play(page: Page, turn: string): Promise<void> {
  const [totem, to, at] = [turn[0]!, turn.slice(1, 3), turn.slice(4, 6)];
  await page.locator(`[data-square][aria-label*="totem ${totem}"]`).click();
  await square(page, to).click();
  await square(page, at).click();
}

async function win(page: Page): Promise<void> {
  const { turn } = turns(WINS).find(({ after }) => after.outcome === "first")!;
  await play(page, turn);
  await expect(sentence(page)).toContainText(say("end-you-win"));
}

test("the picker shows every character by name, and the chosen one at full size", async ({
  page,
}) => {
  await page.goto("/oxono/computer");
  for (let number = 1; number <= 8; number++) {
    const face = page.getByRole("radio", { name: full(number) });
    await expect(face).toHaveAccessibleName(new RegExp(say(`level-${number}-detail`)));
    await face.check();
    await expect(page.locator("label:has(:checked) svg").first()).toBeVisible();
    await expect(page.locator(".stage")).toContainText(full(number));
  }
  // Only OXONO's upper levels have a badge for the second player.
  await expect(page.locator(".stage")).toContainText(say("star-second"));
  await page.getByRole("radio", { name: full(5) }).check();
  await expect(page.locator(".stage")).not.toContainText(say("star-second"));
});

test("a win puts the character on the tower and offers the next one", async ({ page }) => {
  await page.clock.install();
  await sit(page, "oxono", { position: WINS, seats: level(1) });
  await expect(line(page)).toHaveText(lines("newcomer", "start"));
  await win(page);
  await expect(line(page)).toHaveText(lines("newcomer", "loss"));
  await page.clock.fastForward(20_000);
  await expect(line(page)).toBeEmpty();
  // What was counted is not counted again, and the offer stays.
  await page.reload();
  await expect(onward(page, "next", 2)).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await page.goto("/");
  const tower = page.getByRole("region", { name: say("tower-title", { game: "OXONO" }) });
  await expect(tower).toContainText(say("tower-count", { count: 1 }));
  await expect(tower).toContainText(say("tower-stars", { stars: 2 }));
  const beaten = tower.locator("li", { hasText: name(1) });
  await expect(beaten).toContainText(say("star-hints"));
  await expect(beaten).toContainText(say("star-undo"));
  await expect(beaten).not.toContainText(say("star-both"));
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  // One tap, and the next one sits at the board; back leads to where it was offered.
  await onward(page, "next", 2).click();
  await expect(page).toHaveURL(/oxono\/play$/);
  await expect(line(page)).toHaveText(lines("wanderer", "start"));
  await page.goBack();
  await expect(tower).toBeVisible();
  // A game each.
  await page.goto("/yoxii/computer");
  await page.getByRole("radio", { name: full(1) }).check();
  await expect(page.locator(".stage")).not.toContainText(say("star-has", { has: "yes" }));
});

test("the next one does not sit down in place of an unfinished game unasked", async ({ page }) => {
  await sit(page, "oxono", { turns: ["Xb4-c4"], seats: level(1) });
  await page.evaluate(() => {
    const tower = { version: 1, wins: { 1: { first: true } } };
    localStorage.setItem("totemic.tower.oxono", JSON.stringify(tower));
  });
  await page.goto("/");
  await onward(page, "next", 2).click();
  await expect(page.getByRole("radio", { name: full(2) })).toBeChecked();
  await expect(page.getByText(say("setup-replaces", { game: "OXONO" }))).toBeVisible();
  // Asked for once: neither a reload nor the way back asks again.
  await page.getByRole("radio", { name: full(3) }).check();
  await page.reload();
  await expect(page.getByRole("radio", { name: full(3) })).toBeChecked();
  await page.getByRole("button", { name: say("setup-start") }).click();
  await expect(page).toHaveURL(/oxono\/play$/);
  await page.goBack();
  await expect(page.getByRole("radio", { name: full(3) })).toBeChecked();
});

test("a win with a hint has no star for doing without", async ({ page }) => {
  await sit(page, "oxono", { position: WINS, seats: level(1) });
  await page.getByRole("button", { name: say("action-hint") }).click();
  await expect(page.locator("svg .nudge")).toHaveCount(1);
  // The help is kept with the game.
  await page.reload();
  await win(page);
  await page.goto("/");
  await expect(page.getByText(say("tower-stars", { stars: 1 }))).toBeVisible();
});

test("a draw has lines of its own", async ({ page }) => {
  const { position, last } = ENDINGS.find(
    ({ game, winner }) => game === "oxono" && winner === "draw",
  )!;
  const { first, second } = level(1);
  await sit(page, "oxono", { position, seats: { first: second, second: first } });
  await expect(line(page)).toHaveText(lines("newcomer", "start"));
  await play(page, last);
  await expect(line(page)).toHaveText(lines("newcomer", "draw"));
});

test("a gentler one is offered after the third loss in a row, and only then", async ({ page }) => {
  await sit(page, "oxono", { seats: level(2) });
  for (let losses = 1; losses <= 4; losses++) {
    await page.getByRole("button", { name: say("action-resign") }).click();
    await page.getByRole("button", { name: say("action-sure") }).click();
    const again = page.getByRole("button", { name: say("action-rematch") });
    await expect(again).toBeVisible();
    await expect(sentence(page)).toContainText(say("end-wins", { name: say("level-2-who") }));
    await expect(onward(page, "gentler", 1)).toHaveCount(losses === 3 ? 1 : 0);
    await again.click();
  }
});

test("the character notices a threat", async ({ page }) => {
  const threat = turns(BUILDS).find(({ after }) => {
    if (after.outcome || canWin(after.position)) return false;
    const replies = turns(after.position);
    return replies.filter((reply) => canWin(reply.after.position)).length * 2 > replies.length;
  });
  await sit(page, "oxono", { position: BUILDS, seats: level(1) });
  await expect(line(page)).not.toBeEmpty();
  await play(page, threat!.turn);
  await expect(line(page)).toHaveText(lines("newcomer", "danger"));
});

test("nothing moves by itself where movement is unwanted", async ({ page }) => {
  const moving = () =>
    page.evaluate(
      () => document.getAnimations().filter((one) => one.playState === "running").length,
    );
  await page.goto("/oxono/computer");
  await expect(page.locator(".stage svg").first()).toBeVisible();
  expect(await moving()).toBe(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect.poll(moving).toBeGreaterThan(0);
});
