// A page that cannot be drawn says so, keeps the game and offers ways on. What is done to the
// pages here happens to people: a browser with a fault of its own, a file that does not come.

import type { Page } from "@playwright/test";
import { expect, rules, say, sentence, sit, square, test } from "./app";
import { ENDINGS } from "./ends";

const broken = (page: Page) => page.getByTestId("broken");
const again = (page: Page) => page.getByRole("button", { name: say("broken-again") });

const { game, position } = ENDINGS[0]!;

/** A browser that fails where a row of squares is put in order, until it is updated. */
async function failAtRows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (localStorage.getItem("updated")) return;
    const { toSorted } = Array.prototype;
    Array.prototype.toSorted = function (this: unknown[], by) {
      if (this.length === 4 && this.every((one) => /^[a-f][1-6]$/.test(String(one)))) {
        throw new Error("no rows here");
      }
      return toSorted.call(this, by);
    };
  });
}

test("an end that cannot be drawn leaves the game stored and ways on", async ({ context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await context.newPage();
  await failAtRows(page);
  await sit(page, game, { position });
  for (const tap of ["c4", "c3", "c4"]) await square(page, tap).click();
  await expect(broken(page)).toContainText(say("broken-page"));
  await expect(broken(page)).toContainText(say("broken-kept"));
  await page.getByRole("button", { name: say("broken-copy") }).click();
  await expect(page.getByRole("button", { name: say("broken-copied") })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("1. Xc3-c4 1-0");

  // The same again after a reload; another page is drawn; and back.
  await again(page).click();
  await expect(broken(page)).toBeVisible();
  await page.getByRole("link", { name: say("broken-new") }).click();
  await expect(page.getByRole("button", { name: say("setup-start") })).toBeVisible();
  await page.goBack();
  await expect(broken(page)).toBeVisible();
  await page.evaluate(() => localStorage.setItem("updated", "yes"));
  await again(page).click();
  const said = say("end-line-colour", { colour: "pink", count: 4 });
  await expect(sentence(page)).toContainText(said);
});

test("a study that cannot be drawn makes room for another", async ({ context }) => {
  const page = await context.newPage();
  await failAtRows(page);
  await page.goto(`/${game}/analyse?position=${rules.toAddress(position)}`);
  for (const tap of ["c4", "c3", "c4"]) await square(page, tap).click();
  await expect(broken(page)).toBeVisible();
  await page.getByRole("button", { name: say("broken-analysis") }).click();
  await expect(square(page, "b4")).toHaveAccessibleName(/free/);
  await page.evaluate(() => localStorage.setItem("updated", "yes"));
  await page.reload();
  await page.getByRole("button", { name: say("tools") }).click();
  await page.getByText(say("tool-earlier")).click();
  await expect(page.getByRole("dialog").getByText("Xc3-c4")).toBeVisible();
});

test("rules that do not come are asked for again", async ({ context }) => {
  const page = await context.newPage();
  await page.route("**/page_bg*.wasm", (route) => route.abort());
  await page.goto("/yoxii/learn/jump");
  await expect(broken(page)).toContainText(say("broken-page"));
  await page.unroute("**/page_bg*.wasm");
  await again(page).click();
  await expect(square(page, "d4")).toBeVisible();
});

test("a tap that breaks the page ends in a sentence, in the person's language", async ({
  context,
}) => {
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem("totemic.settings", '{"language":"de"}'));
  await sit(page, "yoxii");
  await page.evaluate(() => {
    performance.now = () => {
      throw new Error("no clock");
    };
  });
  await square(page, "d4").click();
  await expect(broken(page)).toContainText(say("broken-page", {}, "de"));
  await page.getByRole("button", { name: say("broken-again", {}, "de") }).click();
  await expect(square(page, "d4")).toHaveAccessibleName(/Totem/);
});
