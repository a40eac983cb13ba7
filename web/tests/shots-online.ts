// Pictures of every state of an online game, in all sizes and both themes, to be looked at.

import type { Page } from "@playwright/test";
import { say } from "./app";
import {
  accept,
  addressOf,
  expect,
  invite,
  play,
  someTurn,
  startOf,
  test,
  turnsOn,
} from "./online";

const SIZES = [
  [390, 844],
  [844, 390],
  [320, 568],
  [1280, 800],
] as const;

async function picture(page: Page, name: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(250);
      await page.screenshot({ path: `shots/online-${name}-${width}-${colorScheme}.png` });
    }
  }
}

const press = (page: Page, key: string) =>
  page.getByRole("button", { name: say(key), exact: true }).click();

test("pictures of an online game", async ({ come, wire }) => {
  test.setTimeout(900_000);
  const ann = await come();
  await ann.goto("/yoxii/online");
  await picture(ann, "setup");
  await ann.locator('input[name="clock"][value="own"]').check({ force: true });
  await picture(ann, "setup-own");
  const invitation = await invite(ann, "yoxii", { clock: "5+3" });
  await picture(ann, "waiting");
  const bob = await come(wire.origin);
  await bob.goto(`/invitation?${invitation}`);
  await bob.getByRole("button", { name: say("online-sit") }).waitFor();
  await picture(bob, "invited");
  await accept(bob, invitation);
  await expect(ann.locator("[data-square]").first()).toBeVisible();
  const eve = await come();
  await eve.goto(`/invitation?${invitation}`);
  await eve.getByRole("link", { name: say("online-look-on") }).waitFor();
  await picture(eve, "taken");
  let { turn, after } = someTurn("yoxii", await startOf(ann), 1);
  await play(ann, turn);
  await expect(turnsOn(bob)).toHaveCount(1);
  ({ turn, after } = someTurn("yoxii", after.position, 2));
  await play(bob, turn);
  await expect(turnsOn(ann)).toHaveCount(2);
  await eve.goto(`/online?${addressOf(ann)}`);
  await expect(eve.getByTestId("notice")).toContainText(say("online-watching"));
  await picture(ann, "to-move");
  await picture(bob, "waits");
  await picture(eve, "looks-on");
  await press(ann, "online-greet");
  await picture(ann, "greetings");
  await press(ann, "online-greeting-good-luck");
  await expect(bob.getByTestId("greeting")).toContainText(say("online-greeting-good-luck"));
  await press(bob, "action-undo");
  await expect(ann.getByTestId("notice")).toContainText(
    say("online-asks-takeback", { name: "Ann" }).slice(4),
  );
  await picture(ann, "asked");
  await picture(bob, "asks");
  await press(ann, "online-decline");
  for (const page of [ann, bob]) await page.setViewportSize({ width: 1280, height: 800 });
  ({ turn, after } = someTurn("yoxii", after.position, 3));
  await play(ann, turn);
  await expect(turnsOn(bob)).toHaveCount(3);
  wire.cut();
  ({ turn } = someTurn("yoxii", after.position, 4));
  await play(bob, turn);
  await expect(bob.getByTestId("notice")).toContainText(say("online-lost-waiting"));
  await picture(bob, "lost");
  await picture(ann, "other-lost");
  wire.mend();
  await expect(turnsOn(ann)).toHaveCount(4);
  await press(ann, "action-resign");
  await press(ann, "action-sure");
  await expect(bob.locator(".say.over")).toBeVisible();
  await picture(bob, "won");
  await press(ann, "action-rematch");
  await expect(bob.getByTestId("notice")).toContainText(
    say("online-asks-rematch", { name: "Ann" }),
  );
  await picture(bob, "rematch");
  await ann.goto("/");
  await expect(ann.getByRole("region", { name: say("online-mine") })).toBeVisible();
  await picture(ann, "home");
});
