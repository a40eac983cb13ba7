// Pictures of every page in both sizes and both themes, to be looked at.

import type { Page } from "@playwright/test";
import { PAGES, SAMPLE, sit, square, test } from "./app";

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

/** Games in the middle of a turn, one of them against a level. */
async function games(page: Page): Promise<void> {
  await sit(page, "oxono", {
    seats: { first: { kind: "person", name: "Ana" }, second: { kind: "person", name: "Ben" } },
    clock: { base: 300_000, increment: 5000 },
    turns: SAMPLE.oxono.slice(0, 12),
  });
  await page.locator('[data-square][aria-label*="totem" i]').first().click();
  await sit(page, "yoxii", { turns: SAMPLE.yoxii.slice(0, 12) });
  await page.locator('[data-square][aria-label*="totem" i]').first().click();
}

/** Pictures of all pages, named after what is special about them. */
async function pictures(page: Page, settings: object, name: string): Promise<void> {
  await page.addInitScript((chosen) => {
    localStorage.setItem("totemic.settings", JSON.stringify(chosen));
  }, settings);
  await games(page);
  for (const path of PAGES) {
    await page.goto(path);
    await page.locator("#main h2, #main button, #main a").first().waitFor();
    await page.waitForTimeout(300);
    const file = path === "/" ? "home" : path.slice(1).replace("/", "-");
    await page.screenshot({
      path: `shots/${file}-${name}.png`,
      fullPage: !path.endsWith("/play"),
    });
  }
}

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const theme of ["light", "dark", "contrast"] as const) {
    test(`${size}, ${theme}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await pictures(page, { theme }, `${size}-${theme}`);
    });
  }
}

// The longest words on the smallest screen.
test("small, German", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await pictures(page, { language: "de" }, "small-de");
});

test("the picture of the README", async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  await sit(page, "oxono", {
    seats: { first: { kind: "person" }, second: { kind: "computer", level: 4 } },
    position: "6/2Xo2/1O+x2/1xO@2/2xX2/6 p",
  });
  await square(page, "c4").click();
  await page.waitForTimeout(400);
  await page.screenshot({ path: "../docs/board.png" });
});
