// What people do, each as likely as it weighs.

import { COURSES } from "../courses";
import type { Game } from "../app";
import { earlierPly } from "./checks";
import { advance, follow, tapAnywhere, type } from "./board";
import { kept, only, wentBack, type Expectation } from "./expect";
import { SIZES, type Now, type Wanderer } from "./wanderer";

export interface Action {
  name: string;
  weight: number;
  can: (now: Now) => boolean;
  /** Nothing is returned where nothing is known of what it does to the games. */
  run: (wanderer: Wanderer, now: Now) => Promise<Expectation | void>;
}

const onBoard = (kind: string) => (now: Now) => now.kind === kind && now.board && !now.sheet;
const onTurn = (now: Now) =>
  onBoard("play")(now) && now.view?.waitingFor === "person" && earlierPly(now) === undefined;
const always = () => true;

const GAMES: Game[] = ["oxono", "yoxii"];
const KEYS = ["u", "h", "f", "m", ",", ".", "?", "Escape", "b", "1", "4", "e", "Home", "End"];
const PUZZLE_MODES = ["daily", "rated", "streak", "rush", "again", "first", "defence"];
const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
/** The last one is as long as a name may be. */
const TEXTS = ["c4", "Ana", "Xc6-c5", "d5-3e6", "?!", "  ", "🙂", "Maximiliane Wunderlichova"];

export const ACTIONS: Action[] = [
  { name: "play", weight: 150, can: onTurn, run: advance },
  { name: "type a turn", weight: 4, can: onTurn, run: type },
  { name: "tap anywhere", weight: 5, can: onBoard("play"), run: tapAnywhere },
  { name: "take back", weight: 6, can: onBoard("play"), run: takeBack },
  { name: "ask for a hint", weight: 4, can: onTurn, run: hint },
  {
    name: "play again",
    weight: 60,
    can: (now) => onBoard("play")(now) && !!now.view?.result,
    run: again,
  },
  { name: "analyse and return", weight: 3, can: onBoard("play"), run: analyseAndReturn },
  { name: "another language", weight: 3, can: onBoard("play"), run: otherLanguage },
  { name: "study", weight: 60, can: onBoard("analyse"), run: follow },
  { name: "learn", weight: 60, can: onBoard("learn"), run: follow },
  { name: "solve", weight: 60, can: onBoard("puzzles"), run: follow },
  { name: "begin", weight: 40, can: (now) => /computer|friend/.test(now.kind), run: begin },
  { name: "go to a game", weight: 12, can: (now) => now.kind !== "play", run: goToGame },
  { name: "go to the course", weight: 1, can: always, run: goToCourse },
  { name: "go to the puzzles", weight: 1, can: always, run: goToPuzzles },
  { name: "press anything", weight: 14, can: (now) => now.controls.length > 0, run: pressAnything },
  { name: "press a key", weight: 4, can: always, run: pressKey },
  { name: "close the sheet", weight: 30, can: (now) => now.sheet, run: closeSheet },
  { name: "reload", weight: 5, can: always, run: reload },
  { name: "go back", weight: 3, can: always, run: goBack },
  { name: "turn the device", weight: 7, can: always, run: turnDevice },
  { name: "another tab", weight: 4, can: always, run: otherTab },
];

async function takeBack(wanderer: Wanderer, { game }: Now): Promise<Expectation> {
  const named = (id: string) => wanderer.control(wanderer.say(id));
  const back = named("action-back");
  // The arrow at the top may be called the same.
  const button = back && !back.href ? back : named("action-undo");
  if (!button) return kept;
  await wanderer.press(button);
  return wentBack(game);
}

async function hint(wanderer: Wanderer, { game }: Now): Promise<Expectation> {
  const button = wanderer.control(wanderer.say("action-hint"));
  if (!button) return kept;
  await wanderer.press(button);
  // A half turn goes back by a stage.
  return only(game, (was, is) => (was?.turns.join() === is?.turns.join() ? [] : ["a hint played"]));
}

async function again(wanderer: Wanderer, { game }: Now): Promise<Expectation | void> {
  const id = wanderer.random.chance(0.7) ? "action-rematch" : "action-new";
  const button = wanderer.control(wanderer.say(id));
  if (!button) return pressAnything(wanderer);
  await wanderer.press(button);
  return only(game, () => []);
}

async function analyseAndReturn(wanderer: Wanderer): Promise<Expectation> {
  await openMenu(wanderer);
  await wanderer.press(wanderer.control(wanderer.say("action-analyse"))!);
  const board = wanderer.page.locator("[data-square]").first();
  await board.waitFor();
  await wanderer.page.goBack();
  await board.waitFor();
  return kept;
}

async function otherLanguage(wanderer: Wanderer): Promise<Expectation> {
  await openMenu(wanderer);
  const choice = wanderer.now.controls.find(({ kind }) => kind === "choose")!;
  const code = wanderer.random.pick(choice.options!);
  wanderer.note(`choose ${code}`);
  const { page } = wanderer;
  await page.locator(`[data-wander="${choice.index}"]`).selectOption(code);
  await page.locator(`html[lang="${code}"]`).waitFor();
  await page.keyboard.press("Escape");
  return kept;
}

async function openMenu(wanderer: Wanderer): Promise<void> {
  await wanderer.press(wanderer.control(wanderer.say("nav-menu"))!);
  await wanderer.page.locator("dialog[open]").waitFor();
  await wanderer.look();
}

async function begin(wanderer: Wanderer, { game, controls }: Now): Promise<Expectation> {
  const { page, random } = wanderer;
  for (const group of ["level", "side", "clock"]) {
    const options = controls.filter((one) => one.group === group);
    if (options.length > 0) await wanderer.press(random.pick(options));
  }
  await wanderer.look();
  await wanderer.press(wanderer.control(wanderer.say("setup-start"))!);
  await page.waitForURL(/play/, { waitUntil: "commit" });
  return only(game, (_, is) => (is && is.turns.length < 2 ? [] : ["no new game has begun"]));
}

/** Presses one of the controls that are shown; nothing is known of what it does. */
async function pressAnything(wanderer: Wanderer): Promise<void> {
  const { random, page } = wanderer;
  const control = random.pick(wanderer.now.controls);
  wanderer.note(`${control.kind} “${control.name.slice(0, 40)}”`);
  const found = page.locator(`[data-wander="${control.index}"]`);
  if (control.kind === "choose") await found.selectOption(random.pick(control.options!));
  else if (control.kind === "write") await found.fill(random.pick(TEXTS));
  else await wanderer.press(control);
}

async function pressKey(wanderer: Wanderer): Promise<Expectation | void> {
  if (wanderer.touch) return kept;
  const key = wanderer.random.pick([...KEYS, ...ARROWS]);
  wanderer.note(`key ${key}`);
  const { page } = wanderer;
  await page.keyboard.press(key);
  // The list of keys may have to be fetched; where there is none, nothing comes.
  if (key === "?")
    await page
      .locator("dialog[open]")
      .waitFor({ timeout: 1500 })
      .catch(() => {});
}

async function goToGame(wanderer: Wanderer): Promise<Expectation> {
  await wanderer.go(`/${wanderer.random.pick(GAMES)}/play`);
  return kept;
}

async function goToCourse(wanderer: Wanderer): Promise<Expectation> {
  const game = wanderer.random.pick(GAMES);
  const { id } = wanderer.random.pick(COURSES[game]);
  wanderer.note(`go to /${game}/learn/${id}`);
  await wanderer.go(`/${game}/learn/${id}`);
  return kept;
}

async function goToPuzzles(wanderer: Wanderer): Promise<Expectation> {
  const mode = wanderer.random.pick(PUZZLE_MODES);
  const path = `/${wanderer.random.pick(GAMES)}/puzzles/solve#${mode}`;
  wanderer.note(`go to ${path}`);
  await wanderer.go(path);
  return kept;
}

async function closeSheet({ page }: Wanderer): Promise<Expectation> {
  await page.keyboard.press("Escape");
  return kept;
}

async function reload({ page }: Wanderer): Promise<Expectation> {
  await page.reload({ waitUntil: "commit" });
  return kept;
}

async function goBack({ page }: Wanderer): Promise<Expectation> {
  const there = page.url();
  await page.evaluate(() => document.querySelector("main")?.setAttribute("data-left", ""));
  await page.goBack({ waitUntil: "commit" });
  // Out of the app, and in again as by its icon.
  if (page.url() === "about:blank") await page.goto(there);
  // The address changes before the page does: what is still seen of the old one is not pressed.
  const left = page.locator("main[data-left]");
  if (page.url() !== there)
    await left.waitFor({ state: "detached", timeout: 5000 }).catch(() => {});
  return kept;
}

async function turnDevice(wanderer: Wanderer): Promise<Expectation> {
  const { page, random } = wanderer;
  const now = page.viewportSize()!;
  const turned = [now.height, now.width] as const;
  const [width, height] = random.chance(0.3) ? turned : random.pick(SIZES);
  wanderer.note(`turn to ${width}×${height}`);
  await page.setViewportSize({ width, height });
  return kept;
}

/** The same page once more; then now and then in this tab, now and then in that. */
async function otherTab(wanderer: Wanderer): Promise<Expectation> {
  const { context, page, random } = wanderer;
  const other = context.pages().find((one) => one !== page);
  if (!other) {
    wanderer.page = await context.newPage();
    await wanderer.page.setViewportSize(page.viewportSize()!);
    await wanderer.go(page.url());
    return kept;
  }
  const close = random.chance(0.5);
  wanderer.note(close ? "close this one" : "leave this one open");
  if (close) await page.close();
  wanderer.page = other;
  await other.bringToFront();
  return kept;
}
