// Dragging as well as tapping: the totem over the board, a piece from the reserve, by mouse and by
// finger.

import type { Page } from "@playwright/test";
import { expect, say, sentence, sit, square, test } from "./app";

type Point = { x: number; y: number };

/** The middle of a square, or of a player's pieces of a kind. */
async function middle(page: Page, selector: string): Promise<Point> {
  const box = (await page.locator(selector).first().boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const on = (name: string) => `[data-square="${name}"]`;
/** The reserve at the lower edge. */
const REACH = "section.below .kind";

/** Drags in a few steps, as a hand does. */
type Drag = (page: Page, from: Point, to: Point) => Promise<void>;

const byMouse: Drag = async (page, from, to) => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
};

const byFinger: Drag = async (page, from, to) => {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await touch("touchStart", [from]);
  for (let i = 1; i <= 6; i++) {
    const part = i / 6;
    const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    await touch("touchMove", [point]);
  }
  await touch("touchEnd", []);
  await session.detach();
};

for (const [name, drag, hasTouch] of [
  ["mouse", byMouse, false],
  ["finger", byFinger, true],
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
  });
}

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
});
