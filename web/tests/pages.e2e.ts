// Every page: accessible in every theme and size, in nine languages, small, and its own.

import AxeBuilder from "@axe-core/playwright";
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { parse, type Pattern } from "@fluent/syntax";
import type { Page } from "@playwright/test";
import type * as Api from "../../crates/wasm/api";
import { expect, PAGES, SAMPLE, say, sit, test } from "./app";

const LOCALES = new URL("../../locales/", import.meta.url);
const LANGUAGES = readdirSync(LOCALES);

/** A game of each in progress, so that the play pages have something to show. */
async function games(page: Page): Promise<void> {
  await sit(page, "oxono", { turns: SAMPLE.oxono.slice(0, 5) });
  await sit(page, "yoxii", { turns: SAMPLE.yoxii.slice(0, 5) });
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("#main h2, #main button, #main a").first()).toBeVisible();
}

/** What the system asks for, and the size; strong contrast changes colours and not the layout. */
const LOOKS = [
  ["light", { colorScheme: "light" }, 390, 844],
  ["light", { colorScheme: "light" }, 1280, 800],
  ["dark", { colorScheme: "dark" }, 390, 844],
  ["dark", { colorScheme: "dark" }, 1280, 800],
  ["contrast", { contrast: "more" }, 390, 844],
] as const;

for (const [theme, wish, width, height] of LOOKS) {
  test(`no accessibility violation, ${theme}, ${width}×${height}`, async ({ page }) => {
    await page.emulateMedia(wish);
    await page.setViewportSize({ width, height });
    await games(page);
    for (const path of PAGES) {
      await visit(page, path);
      await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(" | ")}`);
      expect(found, path).toEqual([]);
    }
  });
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
const SAME = /^(totemic|OXONO|YOXII|[\d\s/.,:×·…+?!%←↑↓→]+|[a-g][1-7]?|[XO]|Enter|Esc|[A-Z])$/u;
const TURN = /^(([XO][a-f][1-6]-[a-f][1-6]|[a-g][1-7]-[1-4][a-g][1-7])( |$))+$/;

for (const language of LANGUAGES) {
  test(`every text of every page is in ${language}`, async ({ page }) => {
    await page.addInitScript((code) => {
      localStorage.setItem("totemic.settings", JSON.stringify({ language: code }));
    }, language);
    await games(page);
    const patterns = sayable(language);
    const known = (text: string) =>
      SAME.test(text) || TURN.test(text) || patterns.some((one) => one.test(text));
    for (const path of PAGES) {
      await visit(page, path);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const texts = await page.evaluate(() => {
        const found = new Set<string>();
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const parent = walker.currentNode.parentElement!;
          if (!parent.closest("option, script, time"))
            found.add(walker.currentNode.textContent!.trim());
        }
        for (const element of document.querySelectorAll("[aria-label]")) {
          const label = element.getAttribute("aria-label")!;
          // A square says its name, its content, what may be done and what that is worth.
          if (element.matches("[data-square]"))
            label.split(/, |[ \u202f]?: /).forEach((part) => found.add(part));
          else found.add(label);
        }
        return [...found].filter(Boolean);
      });
      // Two players are named side by side.
      const strange = texts.filter((text) => !known(text) && !text.split(" – ").every(known));
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
  /** Compressed kilobytes of everything fetched, by name. */
  const fetched = new Map<string, Promise<number>>();
  const strangers: string[] = [];
  page.on("response", (response) => {
    const url = new URL(response.url());
    if (url.protocol.startsWith("http") && url.origin !== baseURL) strangers.push(url.href);
    if (!/\.(js|wasm|network|solution)$/.test(url.pathname)) return;
    fetched.set(
      url.pathname,
      response.body().then((body) => gzipSync(body).length / 1024),
    );
  });
  const sum = async (name: RegExp) => {
    const sizes = [...fetched].filter(([path]) => name.test(path)).map(([, size]) => size);
    return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
  };
  const seats: Api.TableOptions["seats"] = {
    first: { kind: "person" },
    second: { kind: "computer", level: 1 },
  };
  await sit(page, "yoxii", { seats, turns: ["d5-1d4"] });
  // The computer has answered.
  const mine = page.locator(`[data-square][aria-label*="${say("square-may-choose")}"]`);
  await expect(mine).toHaveCount(1);
  const [js, board, wasm, data] = await Promise.all(
    [/\.js$/, /page_bg.*\.wasm$/, /\.wasm$/, /\.(patterns|solution)$/].map(sum),
  );
  const kilobytes = { js, board, wasm, data };
  console.log("play page, compressed kilobytes:", kilobytes);
  expect(strangers).toEqual([]);
  expect(kilobytes.js).toBeLessThan(100);
  expect(kilobytes.board).toBeLessThan(150);
  expect(kilobytes.wasm).toBeLessThan(350);
});

test("a review fetches its own module, and playing does not", async ({ page }) => {
  const modules = new Map<string, number>();
  page.on("response", async (response) => {
    const name = /(\w+)_bg\.[^/]*wasm$/.exec(response.url())?.[1];
    if (name) modules.set(name, gzipSync(await response.body()).length / 1024);
  });
  await sit(page, "yoxii", { turns: SAMPLE.yoxii });
  expect([...modules.keys()]).not.toContain("review");
  await page.getByRole("link", { name: say("action-review") }).click();
  await expect(page.getByTestId("remarks")).not.toBeEmpty();
  console.log("modules, compressed kilobytes:", Object.fromEntries(modules));
  expect(modules.get("review")).toBeLessThan(150);
  expect([...modules.keys()]).not.toContain("engine");
});
