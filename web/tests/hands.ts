// Dragging as hands do it: down, a few steps, up.

import type { Page } from "@playwright/test";

export interface Point {
  x: number;
  y: number;
}

const STEPS = 6;
/** A finger rests before it lets go: after a throw the browser takes the next tap as a stop. */
const REST = 80;

export async function dragByMouse(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: STEPS });
  await page.mouse.up();
}

export async function dragByFinger(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await touch("touchStart", [from]);
  for (let i = 1; i <= STEPS; i++) {
    const part = i / STEPS;
    const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    await touch("touchMove", [point]);
  }
  await page.waitForTimeout(REST);
  await touch("touchEnd", []);
  await session.detach();
}
