// Links and pasted texts: each is opened or refused with a sentence, however long it is.

import { deflateRawSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, say, sentence, square, test } from "./app";

const packed = (text: string) => deflateRawSync(text, { level: 9 }).toString("base64url");
const record = (turns: string) => `[Game "Oxono"]\n\n${turns} *\n`;
const link = (text: string) => `/oxono/analyse#${packed(text)}`;
const turn = (page: Page, text: string) =>
  page.locator("section button", { hasText: new RegExp(`^${text}$`) });

/** Text that hardly shrinks. */
function noise(length: number): string {
  let [text, seed] = ["", 1];
  while (text.length < length) {
    seed = (seed * 48271) % 2147483647;
    text += seed.toString(36);
  }
  return text.slice(0, length);
}

/** A new address in the same page, as somebody enters it above. */
const enter = (page: Page, address: string) =>
  page.evaluate((hash) => (location.hash = hash), address.split("#")[1]!);

test("another link in an open analysis is opened, and a damaged one says so", async ({ page }) => {
  await page.goto(link(record("1. Xc6-c5")));
  await expect(turn(page, "Xc6-c5")).toBeVisible();
  await enter(page, link(record("1. Od1-d2")));
  await expect(turn(page, "Od1-d2")).toBeVisible();
  await expect(page).toHaveURL(/analyse$/);
  for (const damaged of ["#AAAA", "#%%%", `#${packed(record("1. Xc6-c5")).slice(0, -6)}`]) {
    await enter(page, damaged);
    await expect(sentence(page)).toHaveText(say("open-bad-link"));
    await expect(page.getByTestId("spoken")).toHaveText(say("open-bad-link"));
    await expect(page).toHaveURL(/analyse$/);
    await square(page, "c4").click();
    await expect(sentence(page)).not.toHaveText(say("open-bad-link"));
  }
  await enter(page, link(record("1. Xz9-c5")));
  await expect(sentence(page)).toContainText(
    say("open-place", { line: 3, column: 5, problem: "" }),
  );
  // What was open is open still.
  await expect(turn(page, "Od1-d2")).toBeVisible();
});

test("a damaged link says so at the first visit, too", async ({ page }) => {
  await page.goto("/oxono/analyse#AAAA");
  await expect(sentence(page)).toHaveText(say("open-bad-link"));
  await page.goto("/oxono/analyse?position=nonsense");
  await expect(sentence(page)).not.toHaveText(say("player-to-move", { colour: "pink" }));
});

const LONG: [string, string, string][] = [
  ["65 KB", record(`{${noise(75_000)}}`), say("open-too-long")],
  ["389 KB", record(`{${noise(362_000)}}`), say("open-too-long")],
  [
    "100,000 variations",
    record(`1. Xc6-c5 ${"(1. Od1-d2) ".repeat(100_000)}`),
    say("open-too-long"),
  ],
  [
    "5,000 variations",
    record(`1. Xc6-c5 ${"(1. Od1-d2) ".repeat(5_000)}`),
    say("record-error-too-many-turns"),
  ],
];
for (const [name, text, reason] of LONG) {
  test(`a link with ${name} is refused, and not asked again`, async ({ page }) => {
    await page.goto(link(text));
    await expect(sentence(page)).toContainText(reason);
    await page.reload();
    await expect(sentence(page)).toHaveText(say("player-to-move", { colour: "pink" }));
    // The same as pasted text.
    await page.getByRole("button", { name: say("tools") }).click();
    await page.getByRole("dialog").getByText(say("tool-open")).click();
    await page.getByLabel(say("open-what")).evaluate((box, value) => {
      (box as HTMLTextAreaElement).value = value;
      box.dispatchEvent(new Event("input", { bubbles: true }));
    }, text);
    await page.getByRole("button", { name: say("open-do"), exact: true }).click();
    // A text may be longer than a link.
    if (name === "65 KB") await expect(page.getByRole("dialog")).toHaveCount(0);
    else await expect(page.getByTestId("open-problem")).toContainText(reason);
  });
}

test("an analysis that is too long for a link offers none", async ({ page }) => {
  await page.goto("/oxono/analyse");
  await page.getByLabel(say("comment-start")).fill(noise(100_000));
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: say("tools") }).click();
  await page.getByRole("dialog").getByText(say("tool-share")).click();
  await expect(page.getByText(say("share-too-long"))).toBeVisible();
  await expect(page.getByLabel(say("share-position"))).toBeVisible();
  await expect(page.getByLabel(say("share-study"))).toHaveCount(0);
});
