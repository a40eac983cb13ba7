// Every page: accessible in both themes and sizes, in nine languages, small, and its own.

import AxeBuilder from "@axe-core/playwright";
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { parse, type Pattern } from "@fluent/syntax";
import type { Page } from "@playwright/test";
import { expect, PAGES, SAMPLE, sit, test } from "./app";

const LOCALES = new URL("../../locales/", import.meta.url);
const LANGUAGES = readdirSync(LOCALES);
const SOLUTION = new URL("../../crates/engine/src/solution/oxono.solution", import.meta.url);

/** A game of each in progress, so that the play pages have something to show. */
async function games(page: Page): Promise<void> {
  await sit(page, "oxono", { turns: SAMPLE.oxono.slice(0, 5) });
  await sit(page, "yoxii", { turns: SAMPLE.yoxii.slice(0, 5) });
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("#main h2, #main button, #main a").first()).toBeVisible();
}

for (const theme of ["light", "dark"] as const) {
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    test(`no accessibility violation, ${theme}, ${width}×${height}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height });
      await games(page);
      for (const path of PAGES) {
        await visit(page, path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(" | ")}`);
        expect(found, path).toEqual([]);
      }
    });
  }
}

test("the play page fits a phone without scrolling", async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await games(page);
    for (const path of ["/oxono/play", "/yoxii/play"]) {
      await visit(page, path);
      const size = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.scrollHeight,
      ]);
      expect(size, path).toEqual([width, height]);
    }
  }
});

/** Patterns of everything that a language's files can say; what varies matches anything. */
function sayable(language: string): RegExp[] {
  const found: RegExp[] = [];
  const folder = new URL(`${language}/`, LOCALES);
  for (const file of readdirSync(folder).filter((name) => name !== "cli.ftl")) {
    for (const entry of parse(readFileSync(new URL(file, folder), "utf8"), {}).body) {
      if (entry.type !== "Message" || !entry.value) continue;
      for (const text of variants(entry.value)) {
        if (/\p{L}/u.test(text.replaceAll("\0", ""))) {
          const source = text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("\0", ".+");
          found.push(new RegExp(`^${source}$`, "u"));
        }
      }
    }
  }
  return found;
}

function variants(pattern: Pattern): string[] {
  let texts = [""];
  for (const part of pattern.elements) {
    let ends = ["\0"];
    if (part.type === "TextElement") ends = [part.value];
    else if (part.expression.type === "SelectExpression") {
      ends = part.expression.variants.flatMap((variant) => variants(variant.value));
    }
    texts = texts.flatMap((text) => ends.map((end) => text + end));
  }
  return texts.map((text) => text.trim());
}

/** Names, figures and notation, which no language changes. */
const SAME = /^(totemic|OXONO|YOXII|[\d\s.,:×·…+?!%←↑↓→]+|[a-g][1-7]?|[XO]|Enter|Esc|[A-Z])$/u;
const TURN = /^(([XO][a-f][1-6]-[a-f][1-6]|[a-g][1-7]-[1-4][a-g][1-7])( |$))+$/;

for (const language of LANGUAGES) {
  test(`every text of every page is in ${language}`, async ({ page }) => {
    await page.addInitScript((code) => {
      localStorage.setItem("totemic.settings", JSON.stringify({ language: code }));
    }, language);
    await games(page);
    const patterns = sayable(language);
    for (const path of PAGES) {
      await visit(page, path);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const texts = await page.evaluate(() => {
        const found = new Set<string>();
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const parent = walker.currentNode.parentElement!;
          if (!parent.closest("option, script")) found.add(walker.currentNode.textContent!.trim());
        }
        for (const element of document.querySelectorAll("[aria-label]")) {
          const label = element.getAttribute("aria-label")!;
          // A square says its name, its content, what may be done and what that is worth.
          if (element.matches("[data-square]"))
            label.split(/, | ?: /).forEach((part) => found.add(part));
          else found.add(label);
        }
        return [...found].filter(Boolean);
      });
      const strange = texts.filter(
        (text) => !SAME.test(text) && !TURN.test(text) && !patterns.some((one) => one.test(text)),
      );
      expect(strange, path).toEqual([]);
    }
  });
}

test("the language follows the browser, and changes without losing the game", async ({
  browser,
}) => {
  const page = await browser.newPage({ locale: "pl-PL" });
  await sit(page, "oxono", { turns: SAMPLE.oxono.slice(0, 5) });
  await expect(page.locator("html")).toHaveAttribute("lang", "pl");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("combobox").selectOption("cs");
  await expect(page.getByRole("dialog", { name: "Nabídka" })).toBeVisible();
  await expect(page.locator('[data-square="d4"]')).toHaveAccessibleName(/růžové O/);
  await page.close();
});

test("the play page is small, and nothing comes from elsewhere", async ({ page, baseURL }) => {
  const sizes: Promise<["js" | "wasm", number]>[] = [];
  const strangers: string[] = [];
  page.on("response", (response) => {
    const url = new URL(response.url());
    if (url.protocol.startsWith("http") && url.origin !== baseURL) strangers.push(url.href);
    const kind = url.pathname.endsWith(".js") ? "js" : url.pathname.endsWith(".wasm") ? "wasm" : "";
    if (kind) sizes.push(response.body().then((body) => [kind, gzipSync(body).length / 1024]));
  });
  await sit(page, "yoxii");
  await page.waitForLoadState("networkidle");
  const kilobytes = { js: 0, wasm: 0 };
  for (const [kind, size] of await Promise.all(sizes)) kilobytes[kind] += size;
  console.log(
    `play page: ${kilobytes.js.toFixed(1)} KB of JavaScript, ${kilobytes.wasm.toFixed(1)} KB of wasm, compressed`,
  );
  expect(strangers).toEqual([]);
  expect(kilobytes.js).toBeLessThan(100);
  // The opening solution inside the wasm has a budget of its own.
  const solution = gzipSync(readFileSync(SOLUTION)).length;
  expect(kilobytes.wasm - solution / 1024).toBeLessThan(350);
});
