// Every page and every state of an online game at every size, between two people with long names
// and somebody who looks on: the same is asked of them as of all other pages.

import type { Page } from "@playwright/test";
import { say, sentence } from "./app";
import {
  addressOf,
  begin,
  button,
  expect,
  notice,
  opened,
  someTurn,
  startOf,
  test,
  turnsOn,
  type Come,
} from "./online";
import { inAllSizes, LANGUAGES } from "./sizes";

/** As long as a name may be. */
const NAMES = ["Maximiliane von der Höhe", "Grzegorz Brzęczyszczykie"] as const;
/** Turns are typed here. */
const WIDE = { width: 1280, height: 800 };
/** No flag falls, however long all this takes. */
const CLOCK = { base: 5_400_000, increment: 5000 };

class Visit {
  readonly found: string[] = [];

  constructor(
    readonly come: Come,
    readonly language: string,
  ) {}

  async person(origin?: string): Promise<Page> {
    const page = await this.come(origin);
    // Only at first: later the page has noted that its person sits at a table.
    await page.addInitScript((language) => {
      const key = "totemic.settings";
      if (localStorage.getItem(key) === null) {
        localStorage.setItem(key, JSON.stringify({ language }));
      }
    }, this.language);
    return page;
  }

  say(key: string, args: Record<string, string> = {}): string {
    return say(key, args, this.language);
  }

  button = (page: Page, key: string) => button(page, key, this.language);

  /** Looks at a page as it is; whoever plays sees everything without scrolling. */
  async look(page: Page, name: string, plays = false): Promise<void> {
    this.found.push(...(await inAllSizes(page, name, plays ? "always" : "never")));
    await page.setViewportSize(WIDE);
    await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  }

  async play(page: Page, turn: string): Promise<void> {
    const go = page.getByRole("button", { name: this.say("typed-play"), exact: true });
    await expect(go).toBeEnabled();
    await page.getByLabel(this.say("typed-label")).fill(turn);
    await page.keyboard.press("Enter");
    await page.locator("#typed-wide").blur();
  }
}

for (const language of LANGUAGES) {
  test(`the way into an online game fits every size, ${language}`, async ({ come }) => {
    test.slow();
    const visit = new Visit(come, language);
    const ann = await visit.person();
    await ann.goto("/yoxii/online");
    await ann.locator('input[name="clock"][value="own"]').check({ force: true });
    await visit.look(ann, "own clock");
    await ann.locator('input[name="side"][value="first"]').check({ force: true });
    await ann.getByLabel(visit.say("online-name")).fill(NAMES[0]);
    await visit.button(ann, "online-create").click();
    await expect(ann.getByRole("img", { name: visit.say("online-code") })).toBeVisible();
    await visit.look(ann, "waiting");
    const invitation = new URL(await ann.getByTestId("invitation").inputValue()).search;
    const bob = await visit.person();
    await bob.goto(`/invitation${invitation}`);
    await expect(visit.button(bob, "online-sit")).toBeVisible();
    await visit.look(bob, "invited");
    await bob.getByLabel(visit.say("online-name")).fill(NAMES[1]);
    await visit.button(bob, "online-sit").click();
    await opened(ann);
    // Else the game would be called off after a while.
    await visit.play(ann, someTurn("yoxii", await startOf(ann), 1).turn);
    await expect(turnsOn(bob)).toHaveCount(1);
    const eve = await visit.person();
    await eve.goto(`/invitation${invitation}`);
    await expect(eve.getByRole("link", { name: visit.say("online-look-on") })).toBeVisible();
    await visit.look(eve, "taken");
    await ann.goto(`/device?${addressOf(ann)}`);
    await visit.button(ann, "online-device-show").click();
    await expect(ann.getByTestId("code")).toBeVisible();
    await visit.look(ann, "code for another device");
    await ann.goto("/");
    await expect(ann.getByRole("region", { name: visit.say("online-mine") })).toBeVisible();
    await visit.look(ann, "home");
    await ann.goto(`/invitation?${"0".repeat(20)}`);
    await expect(ann.getByRole("alert")).toBeVisible();
    await visit.look(ann, "no such invitation");
    await ann.goto(`/online?${"0".repeat(20)}`);
    await expect(ann.getByRole("alert")).toBeVisible();
    await visit.look(ann, "no such game");
    expect(visit.found).toEqual([]);
  });

  test(`an online game fits every size, ${language}`, async ({ come, wire }) => {
    test.slow();
    const visit = new Visit(come, language);
    const ann = await visit.person();
    const bob = await visit.person(wire.origin);
    const eve = await visit.person();
    const wish = { game: "yoxii", side: "first", clock: CLOCK, name: NAMES[0] } as const;
    const invitation = await begin(ann, wish);
    const sit = { data: { name: NAMES[1] } };
    await bob.request.post(`/api/invitations/${invitation}`, sit);
    await bob.goto(`/online?${addressOf(ann)}`);
    for (const page of [ann, bob]) await opened(page);
    let { turn, after } = someTurn("yoxii", await startOf(ann), 1);
    await visit.play(ann, turn);
    await expect(turnsOn(bob)).toHaveCount(1);
    ({ turn, after } = someTurn("yoxii", after.position, 2));
    await visit.play(bob, turn);
    await expect(turnsOn(ann)).toHaveCount(2);
    await eve.goto(`/online?${addressOf(ann)}`);
    await expect(notice(eve)).toContainText(visit.say("online-watching"));
    await visit.look(eve, "looking on", true);
    await visit.look(ann, "to move", true);
    await visit.look(bob, "waiting", true);

    await visit.button(bob, "action-undo").click();
    await expect(visit.button(ann, "online-accept")).toBeVisible();
    await visit.look(ann, "asked for a takeback", true);
    await visit.look(bob, "asking for a takeback", true);
    await visit.button(ann, "online-decline").click();
    await visit.button(ann, "online-draw").click();
    await expect(visit.button(bob, "online-accept")).toBeVisible();
    await visit.look(bob, "offered a draw", true);
    await visit.look(ann, "offering a draw", true);
    await visit.button(bob, "online-decline").click();

    ({ turn, after } = someTurn("yoxii", after.position, 3));
    await visit.play(ann, turn);
    await expect(turnsOn(bob)).toHaveCount(3);
    wire.cut();
    await visit.play(bob, someTurn("yoxii", after.position, 4).turn);
    await expect(notice(bob)).toContainText(visit.say("online-lost-waiting"));
    // The words before the time until a claim.
    const away = visit.say("online-away-claim", { name: NAMES[1], time: "|" }).split("|")[0]!;
    await expect(notice(ann)).toContainText(away);
    await visit.look(ann, "the other without a network", true);
    await visit.look(bob, "without a network", true);
    wire.mend();
    await expect(turnsOn(ann)).toHaveCount(4);

    await visit.button(bob, "online-greet").click();
    await visit.look(bob, "greetings");
    await visit.button(bob, "online-greeting-well-played").click();
    await expect(ann.getByTestId("greeting")).toContainText(
      visit.say("online-greeting-well-played"),
    );
    await visit.button(bob, "action-resign").click();
    await visit.button(bob, "action-sure").click();
    await expect(sentence(ann)).toContainText(visit.say("end-you-win"));
    await visit.look(bob, "lost", true);
    await visit.button(bob, "action-rematch").click();
    await expect(visit.button(ann, "online-accept")).toBeVisible();
    await visit.look(ann, "asked for a rematch", true);
    await visit.look(bob, "asking for a rematch", true);
    await visit.button(ann, "online-accept").click();
    await expect(notice(eve)).toContainText(visit.say("online-next"));
    await visit.look(eve, "a rematch to look on", true);
    expect(visit.found).toEqual([]);
  });
}
