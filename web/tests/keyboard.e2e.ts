// Whole games with the keyboard alone.

import { expect, SAMPLE, say, sentence, sit, square, test, type Game } from "./app";
import type { Page } from "@playwright/test";

/** Walks from the focused square to another with the arrow keys. */
async function walk(page: Page, to: string): Promise<void> {
  const at = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.square!);
  // Through the middle, where no corner is cut.
  const legs = [
    [at[0]!, "4"],
    [to[0]!, "4"],
    [to[0]!, to[1]!],
  ] as const;
  let [file, rank] = [at[0]!, at[1]!];
  for (const [f, r] of legs) {
    for (; rank !== r; rank = String(Number(rank) + (rank < r ? 1 : -1))) {
      await page.keyboard.press(rank < r ? "ArrowUp" : "ArrowDown");
    }
    for (; file !== f; file = String.fromCharCode(file.charCodeAt(0) + (file < f ? 1 : -1))) {
      await page.keyboard.press(file < f ? "ArrowRight" : "ArrowLeft");
    }
  }
  await expect(square(page, to)).toBeFocused();
}

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
