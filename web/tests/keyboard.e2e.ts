// Whole games with the keyboard alone.

import { expect, SAMPLE, say, sentence, sit, square, test, walk, type Game } from "./app";

for (const game of ["oxono", "yoxii"] as Game[]) {
  test(`a whole game of ${game} by keyboard`, async ({ page }) => {
    await sit(page, game);
    await page.keyboard.press("b");
    const totems: Record<string, string> = { X: "c4", O: "d3", T: "d4" };
    for (const turn of SAMPLE[game]) {
      const [, x, to, value, at] = /^([XO]?)(..)-([1-4]?)(..)$/.exec(turn)!;
      const totem = x || "T";
      if (value) await page.keyboard.press(value);
      for (const step of [totems[totem]!, to!, at!]) {
        await walk(page, step);
        await page.keyboard.press("Enter");
      }
      totems[totem] = to!;
    }
    await expect(sentence(page)).toContainText(game === "oxono" ? "Black wins" : "White wins");
    await expect(page.getByTestId("spoken")).toContainText(say("spoken-over"));
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: say("shortcuts") })).toBeVisible();
  });
}

test("a turn typed on a phone is refused where it is typed, and heard", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sit(page, "oxono");
  await page.keyboard.press("t");
  const sheet = page.getByRole("dialog", { name: say("action-turns") });
  const field = sheet.getByLabel(say("typed-label"));
  await field.fill("Xc6-a1");
  await field.press("Enter");
  await expect(sheet.getByRole("alert")).toHaveText(say("refusal-not-beside-totem"));
  await expect(field).toHaveValue("Xc6-a1");
  await field.fill("Xc6-c5");
  await expect(sheet.getByRole("alert")).toBeEmpty();
  await field.press("Enter");
  await expect(sheet.getByRole("listitem")).toHaveText(/Xc6-c5/);
});

test("after a totem was dragged, the keyboard places the piece", async ({ page }) => {
  await sit(page, "oxono");
  await square(page, "c4").dragTo(square(page, "c6"));
  await page.keyboard.press("b");
  await walk(page, "c5");
  await page.keyboard.press("Enter");
  await expect(square(page, "c5")).toHaveAccessibleName(/^c5, pink X/);
});
