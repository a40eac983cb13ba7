// The courses to their end: by taps and by keys, with mistakes, and kept over a reload.

import type { Page } from "@playwright/test";
import { COURSES, type Step } from "./courses";
import { expect, say, sentence, square, test, walk, type Game } from "./app";

/** Turns that are legal but miss the goal, or taps that are not allowed, and what is said then. */
const MISTAKES: Record<Game, Record<string, [string, string][]>> = {
  oxono: {
    turn: [["d3", "learn-other-totem"]],
    slide: [
      ["c4 c6", "refusal-not-enclosed"],
      ["Xe4-e3", "learn-oxono-slide-miss"],
    ],
    colour: [["Oe6-d6", "learn-oxono-colour-miss"]],
    symbol: [["Xe1-e2", "learn-oxono-symbol-miss"]],
    left: [["Xc5-c4", "learn-oxono-left-miss"]],
    block: [["Xe1-d1", "learn-oxono-block-miss"]],
    jump: [
      ["a3 e3", "refusal-not-first-free"],
      ["c3", "learn-other-totem"],
    ],
    anywhere: [
      ["d4", "learn-other-totem"],
      ["Oa4-a3", "learn-oxono-anywhere-beside"],
      ["Oc6-a1", "learn-oxono-anywhere-miss"],
    ],
    teleport: [["c3", "learn-other-totem"]],
    reserve: [["c5", "refusal-no-piece-left"]],
    last: [["Xb5-e3", "learn-oxono-last-draw"]],
  },
  yoxii: {
    diagonal: [["c4-2b4", "learn-yoxii-diagonal-miss"]],
    values: [["d5-2d4", "learn-yoxii-values-miss"]],
    enemy: [["d4 b4", "refusal-over-enemy"]],
    end: [
      ["e6-2f6", "learn-yoxii-open"],
      ["c7-1d6", "learn-yoxii-few"],
    ],
    draw: [["e7-3d6", "learn-yoxii-few"]],
  },
};

/** How somebody touches the board. */
interface Hands {
  touch(page: Page, name: string): Promise<void>;
  onward(page: Page): Promise<void>;
}

const FINGERS: Hands = {
  touch: (page, name) => square(page, name).click(),
  onward: (page) => page.getByRole("link", { name: say("learn-next") }).click(),
};

const KEYS: Hands = {
  async touch(page, name) {
    await page.keyboard.press("b");
    await walk(page, name);
    await page.keyboard.press("Enter");
  },
  onward: (page) => page.keyboard.press("Enter"),
};

const label = (page: Page, text: string) => page.locator(`[data-square][aria-label*="${text}"]`);
const nameOf = (page: Page, text: string) => label(page, text).first().getAttribute("data-square");

async function play(page: Page, hands: Hands, turn: string): Promise<void> {
  const [, totem, to, value, at] = /^([XO]?)(..)-([1-4]?)(..)$/.exec(turn)!;
  const from = await nameOf(page, totem ? `totem ${totem}` : "totem");
  if (value) await page.keyboard.press(value);
  for (const name of [from!, to!, at!]) await hands.touch(page, name);
}

async function err(page: Page, hands: Hands, game: Game, step: Step): Promise<void> {
  for (const [turn, key] of MISTAKES[game][step.id] ?? []) {
    if (turn.includes("-")) await play(page, hands, turn);
    else for (const name of turn.split(" ")) await hands.touch(page, name);
    const { totem = "" } = step.tasks[0]!.goal;
    await expect(sentence(page), `${step.id}: ${turn}`).toContainText(say(key, { totem }));
    if (!turn.includes("-")) await page.keyboard.press("Escape");
  }
}

const text = (page: Page) => page.getByTestId("task");
const onward = (page: Page) => page.getByRole("link", { name: say("learn-next") });

/** One step, with its mistakes; the next board touch takes a mistake back. */
async function learn(page: Page, hands: Hands, game: Game, step: Step): Promise<void> {
  await expect(text(page)).toContainText(say(`learn-${game}-${step.id}-text`));
  // The sentence speaks of the same totem.
  const { totem } = step.tasks[0]!.goal;
  if (totem) await expect(sentence(page)).toContainText(say("say-choose-only", { totem }));
  await err(page, hands, game, step);
  for (const [index, task] of step.tasks.entries()) {
    if (index > 0) {
      await expect(text(page)).toContainText(say(`learn-${game}-${step.id}-text-${index + 1}`));
    }
    await play(page, hands, task.answers[0]!);
  }
  await expect(sentence(page)).toContainText(say(`learn-${game}-${step.id}-done`));
  await expect(page.getByTestId("done")).toBeVisible();
  await expect(onward(page)).toBeFocused();
}

/** The game with help, in which the shown turns are not always followed. */
async function wholeGame(page: Page, hands: Hands, game: Game): Promise<void> {
  await expect(text(page)).toContainText(say(`learn-${game}-game-text`));
  await expect(page.locator("svg .proposed")).toHaveCount(1);
  const over = page.getByRole("link", { name: say("learn-puzzles") });
  const mine = label(page, say("square-may-choose"));
  for (let i = 0; i < 20 && !(await over.isVisible()); i++) {
    await expect(mine.first().or(over)).toBeVisible();
    if (await over.isVisible()) break;
    for (const action of [say("square-may-choose"), "the totem can", "can be placed here"]) {
      await hands.touch(page, (await nameOf(page, action))!);
    }
  }
  await expect(sentence(page)).toContainText(say(`learn-${game}-game-done`));
  const ends = [say("end-you-win"), say("end-wins", { name: say("level-1-who") }), say("end-draw")];
  expect(ends).toContain(await sentence(page).locator(".main").textContent());
  await expect(over).toBeFocused();
}

for (const [game, hands] of [
  ["oxono", FINGERS],
  ["yoxii", KEYS],
] as const) {
  test(`the course of ${game} ${hands === KEYS ? "by keyboard" : "by taps"}`, async ({ page }) => {
    await page.goto("/");
    await page.getByText(game.toUpperCase(), { exact: true }).click();
    const course = page.getByRole("link", {
      name: say("home-learn", { game: game.toUpperCase() }),
    });
    await course.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: say("learn-start"), exact: true }).focus();
    await page.keyboard.press("Enter");
    const steps = COURSES[game];
    for (const [index, step] of steps.slice(0, -1).entries()) {
      await learn(page, hands, game, step);
      if (index === 4) {
        // What is done is kept; the step itself begins anew.
        await page.reload();
        await expect(page.locator(".bar .done")).toHaveCount(5);
        await learn(page, hands, game, step);
      }
      await hands.onward(page);
    }
    await wholeGame(page, hands, game);
    await page.goto(`/${game}/learn`);
    const all = { done: steps.length, count: steps.length };
    await expect(page.getByText(say("learn-progress", all))).toBeVisible();
    await expect(page.getByText(say("learn-finished"))).toBeVisible();
  });
}

test("a step is shown, taken back, skipped and repeated, and the game with help is kept", async ({
  page,
}) => {
  await page.goto("/yoxii/learn/jump");
  await page.getByRole("button", { name: say("learn-show") }).click();
  await expect(sentence(page)).toContainText(say("learn-shown"));
  await expect(page.locator("svg .proposed")).toHaveCount(1);
  await play(page, FINGERS, "d3-2e3");
  await expect(sentence(page)).toContainText(say("learn-yoxii-jump-miss"));
  await page.getByRole("button", { name: say("learn-retry") }).click();
  await expect(square(page, "e3")).toHaveAccessibleName(/free/);
  await play(page, FINGERS, "g4-2g5");
  await page.getByRole("button", { name: say("learn-again") }).click();
  await expect(square(page, "d4")).toHaveAccessibleName(/totem/);
  await expect(onward(page)).toHaveCount(0);
  await page.getByRole("link", { name: say("learn-skip"), exact: true }).click();
  await expect(text(page)).toContainText(say("learn-yoxii-enemy-text"));
  await expect(text(page)).toBeFocused();
  await page.goto("/yoxii/learn/game");
  await play(page, FINGERS, "d5-3d6");
  await page.reload();
  await expect(square(page, "d6")).toHaveAccessibleName(/white 3/);
});

test("nothing scrolls on a phone, and no text moves the board", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("totemic.settings", '{"language":"de"}'));
  await page.setViewportSize({ width: 360, height: 640 });
  for (const game of ["oxono", "yoxii"] as Game[]) {
    for (const { id } of COURSES[game]) {
      await page.goto(`/${game}/learn/${id}`);
      await expect(page.locator("[data-square]").first()).toBeVisible();
      const size = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.scrollHeight,
      ]);
      expect(size, id).toEqual([360, 640]);
    }
  }
  for (const [width, height] of [
    [360, 640],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/oxono/learn/block");
    const board = page.getByRole("grid");
    const before = await board.boundingBox();
    await square(page, "e3").click();
    await square(page, "a6").click();
    await expect(page.locator(".refused")).toBeVisible();
    expect(await board.boundingBox()).toEqual(before);
    await square(page, "e1").click();
    await square(page, "d1").click();
    await expect(sentence(page)).toContainText(say("learn-oxono-block-miss", {}, "de"));
    expect(await board.boundingBox()).toEqual(before);
    for (const name of ["b5", "b4", "c4"]) await square(page, name).click();
    await expect(page.getByTestId("done")).toBeVisible();
    expect(await board.boundingBox()).toEqual(before);
  }
});
