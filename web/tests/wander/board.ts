// Playing: whole turns stage by stage, by the rules library's own list of what may be done.

import type * as Api from "../../../crates/wasm/api";
import { rules } from "../app";
import { earlierPly } from "./checks";
import { handIs, kept, played, wentOn, type Expectation } from "./expect";
import type { Now, Wanderer } from "./wanderer";

/** The next stage of a turn in a game: the totem, its step, or the piece. */
export async function advance(wanderer: Wanderer, { game, view }: Now): Promise<Expectation> {
  const { random } = wanderer;
  const { hand, totems } = view!;
  if (hand.state === "stepped") return place(wanderer, hand);
  const free = totems.filter(({ steps }) => steps.length > 0);
  const chosen = free.find(({ totem }) => hand.state === "chosen" && totem === hand.totem);
  const { square, steps } = chosen ?? random.pick(free);
  const { to } = random.pick(steps);
  if (drags(wanderer)) {
    wanderer.note(`drag ${square} to ${to}`);
    await wanderer.drag(squareAt(square), squareAt(to));
    return handIs(game, "stepped");
  }
  wanderer.note(chosen ? `step to ${to}` : `choose ${square}`);
  await wanderer.touchSquare(chosen ? to : square);
  return handIs(game, chosen ? "stepped" : "chosen");
}

const squareAt = (name: string) => `[data-square="${name}"]`;

/** Whether it is dragged this time. Where the text is large, one must scroll meanwhile. */
function drags({ hands, large, random }: Wanderer): boolean {
  return hands !== "keyboard" && random.chance(0.2) && !large;
}

type Stepped = Extract<Api.Hand, { state: "stepped" }>;

async function place(wanderer: Wanderer, hand: Stepped): Promise<Expectation> {
  const { random, now } = wanderer;
  const { game, view, confirm } = now;
  const kind = random.pick(hand.kinds);
  const at = random.pick(hand.places.squares);
  const turn = `${game === "oxono" ? kind : ""}${hand.to}-${game === "oxono" ? "" : kind}${at}`;
  if (drags(wanderer)) {
    wanderer.note(`drag a piece for ${turn}`);
    const number = rules.gameInfo(game).kinds.indexOf(kind) + 1;
    await wanderer.drag(`.reserve .loose:nth-child(${number})`, squareAt(at));
    if (confirm) await wanderer.touchSquare(at);
    return played(game, turn);
  }
  wanderer.note(`place ${turn}`);
  if (game === "yoxii") {
    const count = view!.reserves[view!.toMove][kind] ?? 0;
    const name = wanderer.say("reserve-value", { kind, count });
    const button = wanderer.control(name);
    if (!button) throw new Error(`“${name}” is not there`);
    if (wanderer.hands === "keyboard") await wanderer.page.keyboard.press(kind);
    else await wanderer.press(button);
  }
  await wanderer.touchSquare(at);
  if (confirm) await wanderer.touchSquare(at);
  return played(game, turn);
}

/** A whole turn, typed. */
export async function type(wanderer: Wanderer, { game, view }: Now): Promise<Expectation> {
  const { page, random } = wanderer;
  const list = rules.legalTurns(game, view!.position);
  if (!list.ok) throw new Error(list.code);
  const turn = random.pick(list.turns);
  wanderer.note(`type ${turn}`);
  await page.keyboard.press("t");
  const sheet = page.locator("dialog[open] input");
  if ((await page.locator("input:focus").count()) === 0) await sheet.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(turn);
  await page.keyboard.press("Enter");
  if (await page.locator("dialog[open]").count()) await page.keyboard.press("Escape");
  return played(game, turn);
}

/** Any square at all. */
export async function tapAnywhere(wanderer: Wanderer, now: Now): Promise<Expectation> {
  const { game } = now;
  const square = wanderer.random.pick(rules.gameInfo(game).squares);
  wanderer.note(`tap ${square}`);
  await wanderer.touchSquare(square);
  // Whoever looks back returns first.
  return earlierPly(now) === undefined ? wentOn(game) : kept;
}

/** The next stage where only the page knows the position: what the squares offer. */
export async function follow(wanderer: Wanderer, { game, squares }: Now): Promise<void> {
  const kinds = game === "oxono" ? ["X", "O"] : ["1", "2", "3", "4"];
  const steps = ["slide", "step", "jump", "teleport"];
  const stages = [
    kinds.map((kind) => wanderer.say(`square-may-place-${game}`, { kind })),
    steps.map((step) => wanderer.say("square-may-go", { step })),
    [wanderer.say("square-may-choose")],
  ];
  const offering = (words: string[]) =>
    Object.keys(squares).filter((one) => words.some((word) => squares[one]!.includes(word)));
  const offers = stages.map(offering).find((found) => found.length > 0);
  if (!offers) return wanderer.note("wait");
  const square = wanderer.random.pick(offers);
  wanderer.note(`follow to ${square}`);
  await wanderer.touchSquare(square);
}
