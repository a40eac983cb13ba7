// Dragging as well as tapping: the totem over the board, a piece from the reserve, by mouse and by
// finger.

import type { Locator, Page } from "@playwright/test";
import { expect, SAMPLE, say, sentence, sit, square, test } from "./app";
import { dragByFinger, dragByMouse, type Point } from "./hands";

/** The middle of a square, or of a player's pieces of a kind. */
async function middle(page: Page, selector: string): Promise<Point> {
  const box = (await page.locator(selector).first().boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const on = (name: string) => `[data-square="${name}"]`;
/** The reserve at the lower edge. */
const REACH = ".foot .kind";

for (const [name, drag, hasTouch] of [
  ["mouse", dragByMouse, false],
  ["finger", dragByFinger, true],
] as const) {
  test.describe(`by ${name}`, () => {
    test.use({ hasTouch, isMobile: hasTouch, viewport: { width: 390, height: 844 } });

    test("a whole turn is dragged", async ({ page }) => {
      await sit(page, "oxono");
      await drag(page, await middle(page, on("c4")), await middle(page, on("c6")));
      await expect(square(page, "c6")).toHaveAccessibleName(/totem X/);
      // Beside the board nothing happens, nor over the totem.
      await drag(page, await middle(page, REACH), { x: 4, y: 4 });
      await drag(page, await middle(page, REACH), await middle(page, on("c6")));
      await expect(square(page, "c6")).toHaveAccessibleName(/totem X/);
      // Where no piece may go the sentence says why.
      await drag(page, await middle(page, REACH), await middle(page, on("a1")));
      await expect(sentence(page)).toContainText(say("refusal-not-beside-totem"));
      await drag(page, await middle(page, REACH), await middle(page, on("c5")));
      await expect(square(page, "c5")).toHaveAccessibleName(/pink X/);
      await expect(page.locator("[data-carried]")).toHaveCount(0);
    });

    test("a value is dragged to its square", async ({ page }) => {
      await sit(page, "yoxii");
      await drag(page, await middle(page, on("d4")), await middle(page, on("d5")));
      const three = `${REACH}:nth-child(3)`;
      await drag(page, await middle(page, three), await middle(page, on("e5")));
      await expect(square(page, "e5")).toHaveAccessibleName(/white 3/);
    });

    for (const where of ["/oxono/learn/turn", "/oxono/analyse"]) {
      test(`a whole turn is dragged at ${where}`, async ({ page }) => {
        await page.goto(where);
        await expect(square(page, "c4")).toHaveAccessibleName(/totem X/);
        await drag(page, await middle(page, on("c4")), await middle(page, on("c6")));
        await expect(square(page, "c6")).toHaveAccessibleName(/totem X/);
        await drag(page, await middle(page, REACH), await middle(page, on("c6")));
        await drag(page, await middle(page, REACH), await middle(page, on("c5")));
        await expect(square(page, "c5")).toHaveAccessibleName(/pink X/);
      });
    }
  });
}

test("the square on which it would land is marked", async ({ page }) => {
  await sit(page, "oxono");
  const marked = () =>
    page.locator("[data-over]").evaluateAll((squares) =>
      squares.map((square) => {
        const lands = getComputedStyle(square).boxShadow !== "none";
        return `${(square as HTMLElement).dataset.square}${lands ? " lands" : ""}`;
      }),
    );
  const hover = async (from: string, to: string) => {
    const [start, end] = [await middle(page, from), await middle(page, to)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 4 });
  };
  await hover(on("c4"), on("a1"));
  await expect.poll(marked).toEqual(["a1"]);
  const { x, y } = await middle(page, on("c6"));
  await page.mouse.move(x, y);
  await expect.poll(marked).toEqual(["c6 lands"]);
  await page.mouse.up();
  await expect.poll(marked).toEqual([]);
  await hover(REACH, on("c5"));
  await expect.poll(marked).toEqual(["c5 lands"]);
  await page.mouse.up();
  await expect.poll(marked).toEqual([]);
});

test.describe("touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("nothing stays lit after a tap", async ({ page }) => {
    await sit(page, "oxono", { turns: ["Xb4-c4"] });
    const button = page.getByRole("button", { name: say("action-hint") });
    const look = () =>
      button.evaluate((element) => {
        const { backgroundColor, borderColor, outlineStyle } = getComputedStyle(element);
        return { backgroundColor, borderColor, outlineStyle };
      });
    const before = await look();
    await button.tap();
    await expect.poll(look).toEqual(before);
  });

  test("the button to tap next stands out", async ({ page }) => {
    await sit(page, "oxono", { turns: SAMPLE.oxono });
    const ground = (button: Locator) =>
      button.evaluate((element) => getComputedStyle(element).backgroundColor);
    const again = await ground(page.getByRole("button", { name: say("action-rematch") }));
    expect(again).not.toBe(await ground(page.getByRole("button", { name: say("action-undo") })));
  });
});
