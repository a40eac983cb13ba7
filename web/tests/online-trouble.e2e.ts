// What goes wrong between two browsers and the real program: lost networks, closed tabs, several
// tabs, people who are gone, clocks that run out.

import type { Page } from "@playwright/test";
import { say, sentence } from "./app";
import {
  accept,
  addressOf,
  begin,
  button,
  expect,
  logOf,
  notice,
  opened,
  pair,
  play,
  someTurn,
  startOf,
  test,
  turnsOn,
} from "./online";

/** Both play once. Gives the position after that. */
async function bothPlay(ann: Page, bob: Page, game: "oxono" | "yoxii"): Promise<string> {
  const first = someTurn(game, await startOf(ann), 1);
  await play(ann, first.turn);
  const second = someTurn(game, first.after.position, 2);
  await play(bob, second.turn);
  await expect(turnsOn(ann)).toHaveText([first.turn, second.turn]);
  return second.after.position;
}

test("a flag falls by itself, for both", async ({ come }) => {
  const ann = await come();
  const bob = await come();
  const clock = { base: 10_000, increment: 0 };
  await accept(bob, await begin(ann, { game: "yoxii", side: "first", clock }));
  await opened(ann);
  await play(ann, someTurn("yoxii", await startOf(ann), 1).turn);
  await expect(sentence(ann)).toContainText(say("end-you-win"));
  await expect(sentence(bob)).toContainText(say("end-time", { name: "Bob", you: "yes" }));
});

test("who waits for somebody who is gone may claim, and nobody waits for a first turn", async ({
  come,
}) => {
  const [idle, other] = await pair(come, "oxono");
  await expect(notice(idle)).toContainText(say("online-first-turn"));
  const ann = await come();
  const bob = await come();
  const clock = { base: 600_000, increment: 0 };
  await accept(bob, await begin(ann, { game: "yoxii", side: "first", clock }));
  await opened(ann);
  const position = await bothPlay(ann, bob, "yoxii");
  await play(ann, someTurn("yoxii", position, 3).turn);
  await expect(turnsOn(bob)).toHaveCount(3);
  await bob.close();
  await expect(notice(ann)).toContainText(/not connected/);
  await expect(button(ann, "online-claim-win")).toHaveCount(0);
  const patient = { timeout: 120_000 };
  for (const page of [idle, other]) {
    await expect(sentence(page)).toContainText(say("end-aborted"), patient);
  }
  await button(ann, "online-claim-win").click(patient);
  await expect(sentence(ann)).toContainText(say("end-you-win"));
  const gone = { you: "no", name: "Bob" };
  await expect(sentence(ann)).toContainText(say("online-end-abandoned", gone));
});

test("a turn that waits outlives the tab, and is sent when the link is opened again", async ({
  come,
  wire,
}) => {
  const [ann, bob] = await pair(come, "oxono", wire.origin);
  const position = await bothPlay(ann, bob, "oxono");
  const third = someTurn("oxono", position, 3);
  await play(ann, third.turn);
  await expect(turnsOn(bob)).toHaveCount(3);
  wire.cut();
  const fourth = someTurn("oxono", third.after.position, 4);
  await play(bob, fourth.turn);
  await expect(notice(bob)).toContainText(say("online-lost-waiting"));
  const address = addressOf(bob);
  const context = bob.context();
  await bob.close();
  wire.mend();
  const again = await context.newPage();
  await again.goto(`${wire.origin}/online?${address}`);
  await expect(turnsOn(ann)).toHaveCount(4);
  await expect(turnsOn(again)).toHaveCount(4);
  await expect(turnsOn(ann).last()).toHaveText(fourth.turn);
});

test("a resignation that waits is no turn", async ({ come, wire }) => {
  const [ann, bob] = await pair(come, "yoxii", wire.origin);
  await bothPlay(ann, bob, "yoxii");
  wire.cut();
  await button(bob, "action-resign").click();
  await button(bob, "action-sure").click();
  await expect(notice(bob)).toContainText(say("online-lost-order"));
  wire.mend();
  await expect(sentence(ann)).toContainText(say("end-you-win"));
  await expect(sentence(bob)).toContainText(say("end-wins", { name: "Ann" }));
});

test("two tabs that were cut off with different turns make one turn", async ({ come, wire }) => {
  const [ann, bob] = await pair(come, "oxono", wire.origin);
  const first = someTurn("oxono", await startOf(ann), 1);
  await play(ann, first.turn);
  const tab = await bob.context().newPage();
  await tab.goto(`${wire.origin}/online?${addressOf(bob)}`);
  for (const page of [bob, tab]) await expect(turnsOn(page)).toHaveCount(1);
  wire.cut();
  const [one, two] = [2, 3].map((lot) => someTurn("oxono", first.after.position, lot).turn);
  expect(one).not.toBe(two);
  await play(bob, one!);
  await play(tab, two!);
  for (const page of [bob, tab]) await expect(turnsOn(page)).toHaveCount(2);
  wire.mend();
  await expect(turnsOn(ann)).toHaveCount(2);
  const { turns } = await logOf(ann);
  expect([one, two]).toContain(turns[1]);
  for (const page of [ann, bob, tab]) await expect(turnsOn(page)).toHaveText(turns);
  // Nothing is left that would be sent later.
  const kept = () => Object.keys(localStorage).filter((key) => key.startsWith("totemic.order."));
  await expect.poll(() => bob.evaluate(kept)).toEqual([]);
});

test("the button back leads out of the game, and forward into it again", async ({ come }) => {
  const ann = await come();
  const invitation = await begin(ann, { game: "oxono", side: "first" });
  await opened(ann, false);
  const bob = await come();
  await bob.goto("/");
  await bob.goto(`/invitation?${invitation}`);
  await button(bob, "online-sit").click();
  await opened(bob);
  await bob.goBack();
  await expect(bob).toHaveURL(/\/$/);
  await expect(ann.getByTestId("sign-second")).toHaveAccessibleName(
    say("online-sign", { you: "no", state: "away" }),
  );
  await play(ann, someTurn("oxono", await startOf(ann), 1).turn);
  await bob.goForward();
  await expect(turnsOn(bob)).toHaveCount(1);
  await expect(ann.getByTestId("sign-second")).toHaveAccessibleName(
    say("online-sign", { you: "no", state: "here" }),
  );
});

test("a page that is older than the server renews itself and keeps its seat", async ({ come }) => {
  const [ann, bob] = await pair(come, "oxono");
  const first = someTurn("oxono", await startOf(ann), 1);
  await play(ann, first.turn);
  await expect(turnsOn(bob)).toHaveCount(1);
  // The server of a later version ends the socket of an old page with this code.
  let ended = false;
  await bob.routeWebSocket(/\/api\/socket/, (socket) => {
    if (ended) socket.connectToServer();
    else void socket.close({ code: 4000 });
    ended = true;
  });
  const renewed = bob.waitForEvent("load");
  await bob.evaluate(() => {
    document.body.dataset.old = "yes";
    dispatchEvent(new PageTransitionEvent("pagehide"));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await renewed;
  await expect(turnsOn(bob)).toHaveText([first.turn]);
  await expect(bob.locator("body[data-old]")).toHaveCount(0);
  await play(bob, someTurn("oxono", first.after.position, 2).turn);
  await expect(turnsOn(ann)).toHaveCount(2);
});

test("who calls a game off does not resign it, though the other plays before the second tap", async ({
  come,
}) => {
  const [ann, bob] = await pair(come, "oxono");
  const first = someTurn("oxono", await startOf(ann), 1);
  await play(ann, first.turn);
  await expect(turnsOn(bob)).toHaveText([first.turn]);
  // However long the other takes here, the second tap comes in time.
  await ann.clock.install();
  await ann.clock.pauseAt(Date.now() + 60_000);
  await button(ann, "online-call-off").click();
  await expect(button(ann, "action-sure")).toBeVisible();
  await play(bob, someTurn("oxono", first.after.position, 2).turn);
  await expect(turnsOn(ann)).toHaveCount(2);
  await expect(button(ann, "action-resign")).toBeVisible();
  await expect(button(ann, "action-sure")).toHaveCount(0);
});

test("a greeting that nobody would hear cannot be said", async ({ come, wire }) => {
  const [ann, bob] = await pair(come, "oxono", wire.origin);
  const greet = async (greeting: string) => {
    await button(bob, "online-greet").click();
    await button(bob, `online-greeting-${greeting}`).click();
    await expect(ann.getByTestId("greeting")).toContainText(say(`online-greeting-${greeting}`));
  };
  // The server passes on one after the other, and not two at once.
  await greet("hello");
  await greet("good-luck");
  wire.cut();
  await expect(notice(bob)).toContainText(say("online-lost"));
  await button(bob, "online-greet").click();
  await expect(bob.getByRole("dialog")).toContainText(say("online-lost"));
  await expect(button(bob, "online-greeting-hello")).toBeDisabled();
  wire.mend();
  await expect(button(bob, "online-greeting-hello")).toBeEnabled();
});

test("what has happened meanwhile takes the place of what was declined before", async ({
  come,
  wire,
}) => {
  const [ann, bob] = await pair(come, "oxono", wire.origin);
  await bothPlay(ann, bob, "oxono");
  const declined = say("online-declined", { name: "Ann" });
  await button(bob, "online-draw").click();
  await button(ann, "online-decline").click();
  await expect(sentence(bob)).toContainText(declined);
  wire.cut();
  await button(ann, "action-resign").click();
  await button(ann, "action-sure").click();
  wire.mend();
  await expect(sentence(bob)).toContainText(say("end-resignation", { name: "Ann", you: "no" }));
  await expect(sentence(bob)).not.toContainText(declined);
});
