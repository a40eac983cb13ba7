// Draws the icons that cannot be SVG from `static/icon.svg`: `npm run icons`, after a change to it.

import { readFileSync } from "node:fs";
import { test } from "@playwright/test";

const FOLDER = new URL("../static/", import.meta.url);
const SVG = readFileSync(new URL("icon.svg", FOLDER), "utf8");
const GROUND = "#14111b";

/** Name, size, and which part of it the drawing takes: a mask may cut off the outer fifth. */
const ICONS = [
  { name: "icon-192.png", size: 192, part: 1 },
  { name: "icon-512.png", size: 512, part: 1 },
  { name: "icon-maskable-512.png", size: 512, part: 0.8, filled: true },
  { name: "icon-apple-180.png", size: 180, part: 0.92, filled: true },
];

for (const { name, size, part, filled = false } of ICONS) {
  test(name, async ({ page }) => {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>
      body { margin: 0; display: grid; place-items: center; height: 100vh;
             background: ${filled ? GROUND : "transparent"} }
      svg { width: ${part * 100}vmin; height: ${part * 100}vmin }
    </style>${SVG}`);
    const path = new URL(name, FOLDER).pathname;
    await page.screenshot({ path, omitBackground: !filled });
  });
}
