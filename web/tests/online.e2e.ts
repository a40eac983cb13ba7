// Two people, each with a browser, and the real program between them, at plain http.

import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { rules, say, sentence, square, type Game } from "./app";
import {
  accept,
  addressOf,
  button,
  expect,
  invite,
  notice,
  pair,
  play,
  someTurn,
  startOf,
  test,
  turnsOn,
} from "./online";

test("from home in two taps to a link that works", async ({ come, program }) => {
  const host = new URL(await program.address).hostname;
  test.skip(host === "localhost" || host.startsWith("127."), "this machine is on no network");
  const ann = await come();
  await ann.goto("/");
  await ann.getByRole("link", { name: say("home-online") }).click();
  await button(ann, "online-create").click();
  const link = await ann.getByTestId("invitation").inputValue();
  expect(new URL(link).hostname).toBe(host);
  await expect(ann.getByRole("img", { name: say("online-code") })).toBeVisible();
  // No clipboard here: the old way copies, or the link is selected.
  await button(ann, "online-copy").click();
  await expect(
    ann.getByText(say("online-copied")).or(ann.getByText(say("online-copy-by-hand"))),
  ).toBeVisible();

  const bob = await come();
  await bob.goto(link);
  await button(bob, "online-sit").click();
  await expect(bob.locator("[data-square]").first()).toBeVisible();
  await expect(ann.locator("[data-square]").first()).toBeVisible();
  expect(addressOf(bob)).toBe(addressOf(ann));
  expect(link).not.toContain(addressOf(ann));
});

test("whoever runs the server invites from it under the address that others reach", async ({
  come,
  program,
}) => {
  const host = new URL(await program.address).host;
  test.skip(/^(localhost|127\.)/.test(host), "this machine is on no network");
  const ann = await come(`http://localhost:${await program.port}`);
  await invite(ann, "oxono");
  const link = await ann.getByTestId("invitation").inputValue();
  expect(new URL(link).host).toBe(host);
  const bob = await come();
  await bob.goto(link);
  await button(bob, "online-sit").click();
  await expect(ann.locator("[data-square]").first()).toBeVisible();
});

test("looking at an invitation takes no seat, and its creator is led to the game", async ({
  come,
}) => {
  const ann = await come();
  const invitation = await invite(ann, "oxono", { name: "Ann", clock: "5+3" });
  const preview = await come();
  await preview.request.get(`/invitation?${invitation}`);
  await preview.goto(`/invitation?${invitation}`);
  const by = say("online-invited-by", { name: "Ann", game: "OXONO" });
  await expect(preview.getByText(by)).toBeVisible();
  await expect(preview.getByText(say("clock-minutes", { minutes: 5 }))).toBeVisible();
  await expect(ann.getByText(say("online-waiting-friend"))).toBeVisible();
  await ann.goto(`/invitation?${invitation}`);
  await expect(ann.getByText(say("online-waiting-friend"))).toBeVisible();
  await button(ann, "online-call-off").click();
  await expect(sentence(ann)).toContainText(say("end-aborted"));
  await preview.reload();
  await expect(preview.getByText(say("online-expired"))).toBeVisible();
});

for (const game of ["oxono", "yoxii"] satisfies Game[]) {
  test(`a whole game of ${game}, and a rematch with the sides changed`, async ({ come }) => {
    const players = await pair(come, game);
    let position = await startOf(players[0]);
    const turns: string[] = [];
    for (let ply = 0; ; ply += 1) {
      const { turn, after } = someTurn(game, position, ply + 1);
      await play(players[ply % 2]!, turn);
      turns.push(turn);
      position = after.position;
      if (after.outcome) break;
    }
    for (const page of players) {
      await expect(turnsOn(page)).toHaveText(turns);
      await expect(page.locator(".say.over")).toBeVisible();
    }
    const [ann, bob] = players;
    const before = addressOf(ann);
    await button(ann, "action-rematch").click();
    await expect(notice(bob)).toContainText(say("online-asks-rematch", { name: "Ann" }));
    await button(bob, "online-accept").click();
    for (const page of players) {
      await expect(page).not.toHaveURL(new RegExp(before));
      await expect(turnsOn(page)).toHaveCount(0);
    }
    expect(addressOf(ann)).toBe(addressOf(bob));
    // Bob begins now.
    await play(bob, someTurn(game, await startOf(bob), 1).turn);
    await expect(turnsOn(ann)).toHaveCount(1);
  });
}

test("takebacks and draws need the other's consent", async ({ come }) => {
  const [ann, bob] = await pair(come, "yoxii");
  const first = someTurn("yoxii", await startOf(ann), 1);
  await play(ann, first.turn);
  await expect(turnsOn(bob)).toHaveCount(1);

  await button(ann, "action-undo").click();
  await expect(notice(ann)).toContainText(say("online-asked-takeback"));
  await expect(notice(bob)).toContainText(say("online-asks-takeback", { name: "Ann" }));
  await button(bob, "online-accept").click();
  await expect(turnsOn(ann)).toHaveCount(0);
  await expect(turnsOn(bob)).toHaveCount(0);

  await play(ann, first.turn);
  const second = someTurn("yoxii", first.after.position, 2);
  await play(bob, second.turn);
  await expect(turnsOn(ann)).toHaveCount(2);
  await button(bob, "online-draw").click();
  await button(ann, "online-decline").click();
  await expect(notice(bob)).toContainText(say("online-declined", { name: "Ann" }));
  await expect(notice(bob)).not.toContainText(say("online-asked-draw"));
  await button(ann, "online-draw").click();
  await button(bob, "online-accept").click();
  for (const page of [ann, bob]) {
    await expect(sentence(page)).toContainText(say("end-draw"));
    await expect(sentence(page)).toContainText(say("online-end-agreement"));
  }
});

test("resigning ends it for both, and home lists it", async ({ come }) => {
  const [ann, bob] = await pair(come, "oxono");
  const first = someTurn("oxono", await startOf(ann), 1);
  await play(ann, first.turn);
  await play(bob, someTurn("oxono", first.after.position, 2).turn);
  await expect(turnsOn(ann)).toHaveCount(2);
  await button(ann, "action-resign").click();
  await button(ann, "action-sure").click();
  await expect(sentence(bob)).toContainText(say("end-you-win"));
  await expect(sentence(ann)).toContainText(say("end-wins", { name: "Bob" }));
  await ann.goto("/");
  const mine = ann.getByRole("region", { name: say("online-mine") });
  await expect(mine).toContainText("OXONO · Bob");
  await expect(mine).toContainText(say("online-mine-how", { how: "lost" }));
  await mine.getByRole("link").first().click();
  await expect(turnsOn(ann)).toHaveCount(2);
  // The record can be copied without a clipboard, and read as text and as JSON.
  await ann.getByRole("button", { name: say("nav-menu") }).click();
  await button(ann, "record-copy").click();
  await expect(button(ann, "record-copied")).toBeVisible();
  await ann.keyboard.press("Escape");
  const record = `/api/games/${addressOf(ann)}/record`;
  expect(await (await ann.request.get(record)).text()).toContain(first.turn);
  const json = (await (await ann.request.get(`${record}.json`)).json()) as { result: string };
  expect(json).toMatchObject({ game: "oxono", result: "0-1", turns: [{ turn: first.turn }, {}] });
  await ann.getByRole("link", { name: say("action-review") }).click();
  await expect(ann).toHaveURL(/\/oxono\/review/);
  await ann.getByRole("slider").press("Home");
  await expect(sentence(ann)).toContainText(first.turn.replace("-", "\u2011"));
});

test("the half turn is private, and outlives a reload", async ({ come }) => {
  const [ann, bob] = await pair(come, "oxono");
  const start = rules.readPosition("oxono", await startOf(ann));
  if (!start.ok) throw new Error(start.code);
  const totem = start.totems.find(({ steps }) => steps.length > 0)!;
  const to = totem.steps[0]!.to;
  await square(ann, totem.square).click();
  await square(ann, to).click();
  const placing = new RegExp(`totem ${totem.totem}`);
  await expect(square(ann, to)).toHaveAccessibleName(placing);
  await ann.reload();
  await expect(square(ann, to)).toHaveAccessibleName(placing);
  await expect(square(bob, totem.square)).toHaveAccessibleName(placing);
  await expect(square(bob, to)).toHaveAccessibleName(/free/);
  // The rest of the turn is played from there.
  const half = rules.halfTurn("oxono", start.position, totem.totem, to);
  if (!half.ok) throw new Error(half.code);
  await square(ann, half.places.squares[0]!).click();
  await expect(turnsOn(bob)).toHaveCount(1);
});

test("a turn made while the network is gone waits, and is sent", async ({ come, wire }) => {
  const [ann, bob] = await pair(come, "yoxii", wire.origin);
  const first = someTurn("yoxii", await startOf(ann), 1);
  await play(ann, first.turn);
  await expect(turnsOn(bob)).toHaveCount(1);
  wire.cut();
  const here = say("online-sign", { you: "no", state: "here" });
  await expect(ann.getByTestId("sign-second")).not.toHaveAccessibleName(here);
  const second = someTurn("yoxii", first.after.position, 2);
  await play(bob, second.turn);
  await expect(notice(bob)).toContainText(say("online-lost-waiting"));
  await expect(turnsOn(bob)).toHaveCount(2);
  await expect(turnsOn(ann)).toHaveCount(1);
  wire.mend();
  await expect(turnsOn(ann)).toHaveText([first.turn, second.turn]);
  await expect(notice(bob)).not.toContainText(say("online-lost-waiting"));
  await expect(ann.getByTestId("sign-second")).toHaveAccessibleName(here);
  await play(ann, someTurn("yoxii", second.after.position, 3).turn);
  await expect(turnsOn(bob)).toHaveCount(3);
});

test("what happened while one was away is there when one comes back", async ({ come, wire }) => {
  const [ann, bob] = await pair(come, "oxono", wire.origin);
  wire.cut();
  const first = someTurn("oxono", await startOf(ann), 1);
  await play(ann, first.turn);
  await expect(turnsOn(ann)).toHaveCount(1);
  wire.mend();
  await expect(turnsOn(bob)).toHaveText([first.turn]);
  const address = addressOf(bob);
  await bob.goto("/about");
  await bob.goto(`/online?${address}`);
  await play(bob, someTurn("oxono", first.after.position, 2).turn);
  await expect(turnsOn(ann)).toHaveCount(2);
});

test("two tabs of one player are one player", async ({ come }) => {
  const [ann, bob] = await pair(come, "oxono");
  const tab = await ann.context().newPage();
  await tab.goto(`/online?${addressOf(ann)}`);
  const first = someTurn("oxono", await startOf(ann), 1);
  await play(tab, first.turn);
  for (const page of [ann, tab, bob]) await expect(turnsOn(page)).toHaveText([first.turn]);
  await tab.close();
  await play(bob, someTurn("oxono", first.after.position, 2).turn);
  await expect(turnsOn(ann)).toHaveCount(2);
});

test("a third person looks on, and can do nothing else", async ({ come }) => {
  const ann = await come();
  const invitation = await invite(ann, "yoxii");
  const bob = await come();
  await accept(bob, invitation);
  const eve = await come();
  await eve.goto(`/invitation?${invitation}`);
  await eve.getByRole("link", { name: say("online-look-on") }).click();
  await expect(notice(eve)).toContainText(say("online-watching"));
  await expect(ann.getByTestId("spectators")).toContainText(say("online-spectators", { count: 1 }));
  await square(eve, "d4").click();
  await expect(sentence(eve)).toContainText(say("table-not-your-turn"));
  await expect(button(eve, "action-resign")).toHaveCount(0);
  const first = someTurn("yoxii", await startOf(ann), 1);
  await play(ann, first.turn);
  await expect(turnsOn(eve)).toHaveText([first.turn]);
  await eve.close();
  await expect(ann.getByTestId("spectators")).toHaveCount(0);
});

test("kind words arrive, and title, icon and sound tell whose turn it is", async ({ come }) => {
  const [ann, bob] = await pair(come, "oxono");
  await button(bob, "online-greet").click();
  await button(bob, "online-greeting-good-luck").click();
  await expect(ann.getByTestId("greeting")).toContainText(say("online-greeting-good-luck"));
  const called = async (page: Page, is: boolean) => {
    const title = new RegExp(say("online-your-turn"));
    await (is ? expect(page).toHaveTitle(title) : expect(page).not.toHaveTitle(title));
    // The icon has a dot.
    const icon = page.locator('link[rel="icon"]');
    await expect(icon).toHaveAttribute("href", is ? /^data:/ : /icon\.svg$/);
  };
  await called(ann, true);
  await called(bob, false);
  // Bob looks elsewhere, and hears it.
  await bob.evaluate(() => {
    Object.defineProperty(document, "hidden", { get: () => true });
    const { createOscillator } = AudioContext.prototype;
    AudioContext.prototype.createOscillator = function () {
      document.body.dataset.heard = "yes";
      return createOscillator.call(this);
    };
  });
  await play(ann, someTurn("oxono", await startOf(ann), 1).turn);
  await called(bob, true);
  await called(ann, false);
  await expect(bob.locator("body")).toHaveAttribute("data-heard", "yes");
});

test("the pages of an online game are accessible, in whichever language", async ({ come }) => {
  const check = async (page: Page) =>
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  const ann = await come();
  const invitation = await invite(ann, "yoxii");
  await check(ann);
  const bob = await come();
  await bob.addInitScript(() => localStorage.setItem("totemic.settings", '{"language":"de"}'));
  await bob.goto(`/invitation?${invitation}`);
  const sit = bob.getByRole("button", { name: say("online-sit", {}, "de"), exact: true });
  await expect(sit).toBeVisible();
  await check(bob);
  // By keyboard alone.
  await sit.focus();
  await bob.keyboard.press("Enter");
  await expect(bob.getByTestId("say")).toContainText(
    say("online-say-waiting", { name: "Ann" }, "de"),
  );
  await check(bob);
});

test("an address without a game says so", async ({ come }) => {
  const page = await come();
  await page.goto(`/online?${"0".repeat(20)}`);
  await expect(page.getByText(say("online-missing"))).toBeVisible();
  await page.goto(`/invitation?${"0".repeat(20)}`);
  await expect(page.getByText(say("online-failed-no-game"))).toBeVisible();
});

test("where there is no game server, a sentence says so", async ({ browser, baseURL }) => {
  // The files alone, without the program.
  const page = await browser.newPage({ baseURL, locale: "en", serviceWorkers: "block" });
  await page.goto("/oxono/online");
  await button(page, "online-create").click();
  await expect(page.getByRole("alert")).toContainText(say("online-failed-no-server"));
  await page.close();
});
