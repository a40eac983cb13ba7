// The app on the device: every page without a network, a new version, installation.

import type { BrowserContext, Page } from "@playwright/test";
import { expect, PAGES, say, test as base } from "./app";
import { LANGUAGES } from "../src/lib/i18n/languages";
import { built, nextVersion, Site } from "./site";

/** A site of its own, and a page of a fresh browser that stores it. */
const test = base.extend<{ site: Site; context: BrowserContext; page: Page }>({
  // eslint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = new Site(built());
    await site.start();
    await use(site);
    await site.stop();
  },
  context: async ({ browser, site }, use) => {
    const context = await browser.newContext({
      baseURL: site.origin,
      serviceWorkers: "allow",
      reducedMotion: "reduce",
      locale: "en",
    });
    await use(context);
    await context.close();
  },
  page: async ({ context }, use) => use(await context.newPage()),
});

const stored = (page: Page) => page.locator('[data-testid="stored"][data-state="ready"]');
const heading = (page: Page) => page.locator("#main h2, #main button, #main a").first();

/** One visit, until everything is stored. */
async function visit(page: Page): Promise<void> {
  await page.goto("/settings");
  await expect(stored(page)).toBeVisible();
}

/** Cuts the network: for the browser, and at the other end. */
async function cut(context: BrowserContext, site: Site): Promise<void> {
  await context.setOffline(true);
  await site.stop();
}

/** The hashed files that a page has loaded. */
async function loaded(page: Page): Promise<string[]> {
  const used = await page.evaluate(() =>
    performance.getEntriesByType("resource").map((entry) => entry.name),
  );
  return used.filter((name) => name.includes("/_app/immutable/"));
}

const version = (name: string) => (name.includes("/immutable/next/") ? "next" : "first");

test("after one visit every page works without a network", async ({ context, page, site }) => {
  const failed: string[] = [];
  await visit(page);
  await cut(context, site);
  page.on("requestfailed", (request) => {
    // What a page had not finished when the next one was opened has not failed.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") failed.push(request.url());
  });
  page.on("pageerror", (error) => failed.push(error.message));
  for (const path of PAGES) {
    await page.goto(path);
    await expect(heading(page), path).toBeVisible();
  }
  for (const language of ["fr", "cs"]) {
    await page.goto("/settings");
    await page.getByRole("combobox").selectOption(language);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await page.goto("/yoxii/rules");
    await expect(page.locator("#main h2").first()).toBeVisible();
  }
  expect(failed).toEqual([]);
});

test("addresses that lead nowhere say so without a network", async ({ context, page, site }) => {
  await visit(page);
  await cut(context, site);
  const answer = await page.goto("/nowhere/at/all?x=1");
  expect(answer!.status()).toBe(404);
  await expect(page.getByText(say("error-missing"))).toBeVisible();
  await page.getByRole("link", { name: say("error-home") }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
  // A page written with a slash at its end is the page.
  await page.goto("/oxono/rules/");
  await expect(page).toHaveURL(`${site.origin}/oxono/rules`);
});

for (const [game, title] of [
  ["oxono", "OXONO"],
  ["yoxii", "YOXII"],
] as const) {
  test(`${title} against the strongest level without a network`, async ({
    context,
    page,
    site,
  }) => {
    await visit(page);
    await cut(context, site);
    await page.goto(`/${game}/computer`);
    await page.getByRole("radio", { name: say("level-8") }).check();
    // The computer begins: in OXONO from the opening solution.
    await page
      .getByRole("radio", { name: say("colour", { colour: game === "oxono" ? "black" : "red" }) })
      .check();
    await page.getByRole("button", { name: say("setup-start") }).click();
    const mine = page.locator(`[data-square][aria-label*="${say("square-may-choose")}"]`);
    await expect(mine.first()).toBeVisible();
    await mine.first().click();
    await page.locator('[data-square][aria-label*="the totem can"]').first().click();
    await page.locator('[data-square][aria-label*="can be placed here"]').first().click();
    await expect(mine.first()).toBeVisible();
    await page.reload();
    await expect(mine.first()).toBeVisible();
  });
}

test("a new version waits until it is asked for, and nothing is mixed", async ({ page, site }) => {
  await visit(page);
  const first = site.files;
  site.files = nextVersion(first);
  site.asked = [];
  const bar = page.getByRole("complementary", { name: say("update-ready") });
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await expect(bar).toBeVisible();

  /** Which version each file of the page came from: that of the server is the next one. */
  const versions = async () => {
    const hashed = await loaded(page);
    expect(hashed.length).toBeGreaterThan(5);
    return new Set(hashed.map(version));
  };

  // Until then all pages are the old ones, from the first file to the last.
  for (const path of ["/", "/oxono/computer", "/about"]) {
    site.asked = [];
    await page.goto(path);
    await expect(bar).toBeVisible();
    expect(await versions()).toEqual(new Set(["first"]));
    expect(site.asked.filter((name) => name !== "service-worker.js")).toEqual([]);
  }
  // A game is not interrupted: no bar over the board.
  await page.goto("/");
  await page.getByRole("button", { name: say("home-play", { game: "OXONO" }) }).click();
  await expect(page.locator("[data-square]").first()).toBeVisible();
  await expect(bar).toHaveCount(0);

  await page.goto("/");
  await bar.getByRole("button", { name: say("update-reload") }).click();
  await expect(page.locator("html")).toHaveAttribute("data-version", "next");
  await expect(bar).toHaveCount(0);
  for (const path of ["/", "/oxono/play", "/yoxii/rules"]) {
    site.asked = [];
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    expect(await versions()).toEqual(new Set(["next"]));
    expect(site.asked.filter((name) => name !== "service-worker.js")).toEqual([]);
  }
  // The game was kept.
  await page.goto("/");
  await expect(page.getByRole("link", { name: /OXONO/ }).first()).toBeVisible();
});

test("a page of the old version goes on when another has been reloaded", async ({
  context,
  page,
  site,
}) => {
  // The browser's own memory would hide that the app has thrown the old version away.
  site.kept = false;
  await visit(page);
  site.files = nextVersion(site.files);
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  const other = await context.newPage();
  await other.goto("/about");
  // A file that is missing makes the app load the page anew, in the next version.
  await other.evaluate(() => document.documentElement.setAttribute("data-same", "page"));
  const before = await loaded(other);
  await page.getByRole("button", { name: say("update-reload") }).click();
  await expect(page.getByRole("complementary")).toHaveCount(0);
  await expect(other.getByRole("complementary")).toBeVisible();
  await cut(context, site);
  // What it has not loaded yet is still there.
  await other.getByRole("link", { name: say("nav-back") }).click();
  await other
    .getByRole("link", { name: say("nav-rules") })
    .first()
    .click();
  await expect(other).toHaveURL(/rules$/);
  await expect(other.locator("#main h2").first()).toBeVisible();
  await expect(other.locator("html")).toHaveAttribute("data-same", "page");
  const after = await loaded(other);
  expect(after.length).toBeGreaterThan(before.length);
  expect(new Set(after.map(version))).toEqual(new Set(["first"]));
});

test("a version that arrives incomplete is not used", async ({ page, site }) => {
  await visit(page);
  const next = nextVersion(site.files);
  // A page that was replaced by that of yet another version in the meantime.
  next.set("about.html", site.files.get("about.html")!);
  site.files = next;
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const found = registration.installing;
    if (!found) return "none";
    await new Promise<void>((resolve) => {
      found.onstatechange = () => {
        if (found.state !== "installing") resolve();
      };
    });
    return found.state;
  });
  expect(state).toBe("redundant");
  const names = await page.evaluate(() => caches.keys());
  expect(names).toHaveLength(1);
});

test("the app can be installed, by its name in every language", async ({ context, page }) => {
  await visit(page);
  const session = await context.newCDPSession(page);
  for (const { code } of LANGUAGES) {
    await page.getByRole("combobox").selectOption(code);
    await expect(page.locator("html")).toHaveAttribute("lang", code);
    const { data, errors } = await session.send("Page.getAppManifest");
    expect(errors, code).toEqual([]);
    expect(JSON.parse(data ?? "{}")).toMatchObject({
      lang: code,
      name: say("app-name", {}, code),
      description: say("app-description", {}, code),
    });
  }
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // A window without a profile cannot install anything; nothing else may be wrong.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
});
