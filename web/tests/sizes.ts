// Every size in which a page is looked at, and what is wrong with it there.

import type { Page } from "@playwright/test";
import { faults } from "./faults";

interface Size {
  width: number;
  height: number;
  /** How large the text is, of the usual size. */
  text?: number;
  /** So small that a lesson, with its task beside the sentence, may be scrolled. */
  tiny?: boolean;
}

export const SIZES: Size[] = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 568, height: 320, tiny: true },
  { width: 640, height: 360 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 320, height: 568, text: 2 },
  { width: 390, height: 844, text: 2 },
  { width: 568, height: 320, text: 2 },
  { width: 844, height: 390, text: 2 },
  { width: 1280, height: 800, text: 2 },
];
/** The one that the rest is written in, one with long words, one with many short ones. */
export const LANGUAGES = ["en", "de", "pl"];

/** What is wrong with the page as it is, at each of the sizes; whether all must be seen at once. */
export async function inAllSizes(
  page: Page,
  name: string,
  fits: "always" | "mostly" | "never" = "never",
): Promise<string[]> {
  const found: string[] = [];
  for (const { width, height, text = 1, tiny = false } of SIZES) {
    const must = text === 1 && (fits === "always" || (fits === "mostly" && !tiny));
    await page.setViewportSize({ width, height });
    await page.evaluate(
      (size) => (document.documentElement.style.fontSize = size),
      text > 1 ? `${text * 100}%` : "",
    );
    const wrong = await page.evaluate(faults, { fits: must });
    found.push(
      ...wrong.map((fault) => `${name} ${width}×${height}${text > 1 ? " large" : ""}: ${fault}`),
    );
  }
  return found;
}
