// All that the browser keeps, in one file: written, and read into what is there already.

import { mergeTower, readTower, towerOf } from "../characters/progress";
import { adoptStudies, allStudies, studyOf, type StoredStudy } from "../analyse/stored";
import { GAME_IDS } from "../games/ids";
import type { GameId } from "../games/look";
import { markDone, readProgress } from "../learn/progress";
import type { Rules } from "../play/rules";
import { mergePuzzles, puzzleProgressOf, readPuzzleProgress } from "../puzzles/progress";
import { adoptSettings, settings } from "../settings.svelte";
import { fieldsOf, isCount, isObject, isText } from "../storage/shapes";
import { addAside, asides } from "../storage/slot";
import { getGame, MOST_GAMES, newestGames, putGames } from "./database";
import { playedOf, type PlayedGame } from "./game";

/** The form of the file. */
const VERSION = 1;
/** More than twice what as many games as are kept need. */
const MOST_BYTES = 64 * 1024 * 1024;
/** So many games are checked before the page may do something else. */
const SLICE = 100;

/** Why a file is not read; nothing of it is. */
export type Unread =
  | { ok: false; code: "bad" | "newer" | "large" | "full" }
  | { ok: false; code: "game" | "study"; number: number };
export type Read = { ok: true; added: number; known: number };

/** Everything as a file. */
export async function exported(): Promise<Blob> {
  const perGame = <T>(of: (game: GameId) => T) =>
    Object.fromEntries(GAME_IDS.map((game) => [game, of(game)]));
  const everything = {
    totemic: VERSION,
    made: new Date().toISOString(),
    games: await newestGames(MOST_GAMES),
    studies: perGame(allStudies),
    progress: perGame((game) => readProgress(game).done),
    towers: perGame(readTower),
    puzzles: perGame(readPuzzleProgress),
    settings,
    aside: asides().map(({ was, when, text }) => ({ was, when, text })),
  };
  return new Blob([JSON.stringify(everything, null, 1)], { type: "application/json" });
}

/** Reads a file into what is there: nothing is deleted, and of two states the later stays. */
export async function imported(rules: Rules, file: Blob): Promise<Read | Unread> {
  if (file.size > MOST_BYTES) return { ok: false, code: "large" };
  const all = await parsed(file);
  if (!isObject(all) || !isCount(all.totemic)) return { ok: false, code: "bad" };
  if (all.totemic > VERSION) return { ok: false, code: "newer" };
  const games = await checked(all.games, "game", (value) => readableGame(rules, value));
  if (!Array.isArray(games)) return games;
  const studies = new Map<GameId, StoredStudy[]>();
  for (const game of GAME_IDS) {
    const list = fieldsOf(all.studies)[game] ?? [];
    const found = await checked(list, "study", (value) => readableStudy(rules, game, value));
    if (!Array.isArray(found)) return found;
    studies.set(game, found);
  }
  const fresh: PlayedGame[] = [];
  for (const game of games) {
    const here = await getGame(game.id);
    if (!here || here.played < game.played) fresh.push(game);
  }
  try {
    await putGames(fresh);
  } catch {
    return { ok: false, code: "full" };
  }
  for (const [game, list] of studies) adoptStudies(game, list);
  for (const game of GAME_IDS) {
    const done = fieldsOf(all.progress)[game];
    if (Array.isArray(done)) done.filter(isText).forEach((step) => markDone(game, step));
    const tower = towerOf(fieldsOf(all.towers)[game]);
    if (tower) mergeTower(game, tower);
    const puzzles = puzzleProgressOf(fieldsOf(all.puzzles)[game]);
    if (puzzles) mergePuzzles(game, puzzles);
  }
  adoptSettings(all.settings);
  if (Array.isArray(all.aside)) all.aside.forEach(takeAside);
  return { ok: true, added: fresh.length, known: games.length - fresh.length };
}

async function parsed(file: Blob): Promise<unknown> {
  try {
    return JSON.parse(await file.text());
  } catch {
    return undefined;
  }
}

/** All things of a list, or the number of the first that is damaged. */
async function checked<T>(
  list: unknown,
  code: "game" | "study",
  read: (value: unknown) => T | undefined,
): Promise<T[] | Unread> {
  if (!Array.isArray(list)) return { ok: false, code: "bad" };
  const found: T[] = [];
  for (const value of list) {
    const one = read(value);
    if (one === undefined) return { ok: false, code, number: found.length + 1 };
    found.push(one);
    if (found.length % SLICE === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  return found;
}

function readableGame(rules: Rules, value: unknown): PlayedGame | undefined {
  const game = playedOf(value);
  return game && readable(rules, game.game, game.record) ? game : undefined;
}

function readableStudy(rules: Rules, game: GameId, value: unknown): StoredStudy | undefined {
  const study = studyOf(value);
  return study && readable(rules, game, study.record) ? study : undefined;
}

/** Whether a record is one, and of this game. */
function readable(rules: Rules, game: GameId, record: string): boolean {
  try {
    const study = rules.Study.read(game, record);
    const same = study.view().game === game;
    study.free();
    return same;
  } catch {
    return false;
  }
}

function takeAside(value: unknown): void {
  const { was, when, text } = fieldsOf(value);
  if (isText(was) && isCount(when) && isText(text)) addAside(was, when, text);
}
