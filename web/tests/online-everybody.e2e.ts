// Online play for everybody: in nine languages on the smallest screen, by keyboard alone, and on
// another device.

import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { LANGUAGES } from "../src/lib/i18n/languages";
import { rules, say, sentence, square, walk } from "./app";
import {
  addressOf,
  begin,
  button,
  expect,
  notice,
  opened,
  pair,
  play,
  someTurn,
  startOf,
  test,
  turnsOn,
} from "./online";

/** Nothing is cut off at the side, and nothing is inaccessible. */
async function fits(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide, page.url()).toBeLessThanOrEqual(320);
  expect((await new AxeBuilder({ page }).analyze()).violations, page.url()).toEqual([]);
}

for (const { code } of LANGUAGES) {
  test(`a game on the smallest screen in ${code}`, async ({ come }) => {
    const ann = await come();
    const bob = await come();
    for (const page of [ann, bob]) {
      await page.setViewportSize({ width: 320, height: 568 });
      await page.addInitScript(
        (language) => localStorage.setItem("totemic.settings", JSON.stringify({ language })),
        code,
      );
    }
    await ann.goto("/yoxii/online");
    await expect(button(ann, "online-create", code)).toBeVisible();
    await fits(ann);
    const clock = { base: 300_000, increment: 3000 };
    const invitation = await begin(ann, { game: "yoxii", side: "first", clock });
    await expect(ann.getByText(say("online-waiting-friend", {}, code))).toBeVisible();
    await fits(ann);
    await bob.goto(`/invitation?${invitation}`);
    await expect(button(bob, "online-sit", code)).toBeVisible();
    await fits(bob);
    await button(bob, "online-sit", code).click();
    await opened(bob);
    await expect(notice(bob)).toContainText(say("online-first-turn", {}, code));
    await opened(ann);
    await fits(ann);
    // By taps: there is no room for the list here.
    const start = rules.readPosition("yoxii", await startOf(ann));
    if (!start.ok) throw new Error(start.code);
    const { square: totem, steps } = start.totems[0]!;
    await square(ann, totem).click();
    await square(ann, steps[0]!.to).click();
    const half = rules.halfTurn("yoxii", start.position, "T", steps[0]!.to);
    if (!half.ok) throw new Error(half.code);
    await square(ann, half.places.squares[0]!).click();
    await button(ann, "action-undo", code).click();
    await expect(button(bob, "online-accept", code)).toBeVisible();
    await fits(bob);
    await button(bob, "online-decline", code).click();
    await expect(button(bob, "online-accept", code)).toHaveCount(0);
    await expect(sentence(bob)).toBeVisible();
  });
}

/** Presses the tabulator until something has the focus. */
async function tabTo(page: Page, there: Locator): Promise<void> {
  for (let i = 0; i < 60; i += 1) {
    if (await there.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(there).toBeFocused();
}

test("by keyboard alone, from home to the end", async ({ come }) => {
  const ann = await come();
  await ann.goto("/");
  const link = ann.getByRole("link", { name: say("home-online") });
  await link.waitFor();
  await tabTo(ann, link);
  await ann.keyboard.press("Enter");
  await button(ann, "online-create").waitFor();
  const side = ann.locator('input[name="side"]');
  await tabTo(ann, ann.locator('input[name="side"]:checked'));
  await ann.keyboard.press("ArrowRight");
  await expect(side.first()).toBeChecked();
  await tabTo(ann, button(ann, "online-create"));
  await ann.keyboard.press("Enter");
  await opened(ann, false);
  const shown = await ann.request.get(`/api/games/${addressOf(ann)}`);
  const { invitation } = (await shown.json()) as { invitation: string };
  const bob = await come();
  await bob.goto(`/invitation?${invitation}`);
  await button(bob, "online-sit").waitFor();
  await tabTo(bob, button(bob, "online-sit"));
  await bob.keyboard.press("Enter");
  await opened(ann);
  const start = rules.readPosition("oxono", await startOf(ann));
  if (!start.ok) throw new Error(start.code);
  const totem = start.totems.find(({ steps }) => steps.length > 0)!;
  const to = totem.steps[0]!.to;
  const half = rules.halfTurn("oxono", start.position, totem.totem, to);
  if (!half.ok) throw new Error(half.code);
  await ann.keyboard.press("b");
  for (const name of [totem.square, to, half.places.squares[0]!]) {
    await walk(ann, name);
    await ann.keyboard.press("Enter");
  }
  await expect(turnsOn(bob)).toHaveCount(1);
  const resign = button(bob, "online-call-off");
  await tabTo(bob, resign);
  await bob.keyboard.press("Enter");
  await bob.keyboard.press("Enter");
  await expect(sentence(ann)).toContainText(say("end-aborted"));
});

test("a code that another device shows leads to the game, once", async ({ come, program }) => {
  const host = new URL(await program.address).hostname;
  test.skip(host === "localhost" || host.startsWith("127."), "this machine is on no network");
  const [ann, bob] = await pair(come, "yoxii");
  const first = someTurn("yoxii", await startOf(ann), 1);
  await play(ann, first.turn);
  await ann.getByRole("button", { name: say("nav-menu") }).click();
  await ann.getByRole("link", { name: say("online-device") }).click();
  await button(ann, "online-device-show").click();
  const code = await ann.getByTestId("code").innerText();
  expect((await new AxeBuilder({ page: ann }).analyze()).violations).toEqual([]);
  const phone = await come();
  const take = async (text: string) => {
    await phone.goto("/device");
    await phone.getByLabel(say("online-device-enter")).fill(text);
    await button(phone, "online-device-go").click();
  };
  await take("00000-00000");
  await expect(phone.getByRole("alert")).toContainText(say("online-failed-no-code"));
  await take(` ${code.toUpperCase()} `);
  await expect(turnsOn(phone)).toHaveText([first.turn]);
  const second = someTurn("yoxii", first.after.position, 2);
  await play(bob, second.turn);
  await play(phone, someTurn("yoxii", second.after.position, 3).turn);
  await expect(turnsOn(bob)).toHaveCount(3);
  const thief = await come();
  await thief.goto("/device");
  await thief.getByLabel(say("online-device-enter")).fill(code);
  await button(thief, "online-device-go").click();
  await expect(thief.getByRole("alert")).toContainText(say("online-failed-no-code"));
});

test("the page for developers is whole, fits a phone and runs within the policy", async ({
  come,
}) => {
  const page = await come();
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("/api");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await fits(page);
  }
  const links = await page.locator('a[href^="#"]').evaluateAll((all) => {
    const ids = all.map((link) => link.getAttribute("href")!.slice(1));
    return { all: ids.length, dead: ids.filter((id) => !document.getElementById(id)) };
  });
  expect(links.all).toBeGreaterThan(20);
  expect(links.dead).toEqual([]);
  await page.getByRole("link", { name: "openapi.json" }).first().click();
  await expect(page.locator("body")).toContainText('"openapi"');
  expect(said.filter((text) => text.includes("Content Security Policy"))).toEqual([]);
});
