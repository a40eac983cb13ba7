// Puzzles as the browser tests solve them: which one is on the screen, right turns and wrong ones.

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { readPuzzles, type Puzzle } from "../src/lib/puzzles/file";
import { expect, rules, square, walk, type Game } from "./app";

const FOLDER = new URL("../../crates/engine/src/", import.meta.url);
const read = (game: Game) =>
  readPuzzles(game, readFileSync(new URL(`${game}/${game}.puzzles`, FOLDER), "utf8"))!;

export const PUZZLES: Record<Game, Puzzle[]> = { oxono: read("oxono"), yoxii: read("yoxii") };

export const task = (page: Page) => page.getByTestId("task");

/** Opens a way to solve puzzles, or one by its id. */
export async function open(page: Page, game: Game, mode: string): Promise<void> {
  // The same address with another # would not be loaded anew.
  await page.goto("about:blank");
  await page.goto(`/${game}/puzzles/solve#${mode}`);
  await expect(task(page)).toBeVisible();
  await expect(square(page, "d4")).toBeVisible();
}

/** The puzzle on the screen. */
export async function current(page: Page, game: Game): Promise<Puzzle> {
  const id = await task(page).getAttribute("data-puzzle");
  return PUZZLES[game].find((puzzle) => puzzle.id === id)!;
}

/** Plays a turn by taps, or by the keys. */
export async function play(
  page: Page,
  game: Game,
  position: string,
  turn: string,
  keys = false,
): Promise<void> {
  const [, name, to, value, at] = /^([XO]?)(..)-([1-4]?)(..)$/.exec(turn)!;
  const view = rules.readPosition(game, position);
  if (!view.ok) throw new Error(position);
  const from = view.totems.find(({ totem }) => !name || totem === name)!.square;
  if (value) await page.keyboard.press(value);
  for (const one of [from, to!, at!]) {
    if (keys) {
      await page.keyboard.press("b");
      await walk(page, one);
      await page.keyboard.press("Enter");
    } else await square(page, one).click();
  }
}

/** The position after so many turns of the line. */
export function positionAt(game: Game, { position, line }: Puzzle, plies: number): string {
  return line.slice(0, plies).reduce((text, turn) => {
    const next = rules.playTurn(game, text, turn);
    if (!next.ok) throw new Error(`${text} ${turn}`);
    return next.position;
  }, position);
}

/** Plays all turns that are asked for. */
export async function solve(page: Page, game: Game, puzzle: Puzzle, keys = false): Promise<void> {
  for (let at = 0; at < puzzle.asked; at += 1) {
    await expect(task(page)).toHaveAttribute("data-state", "asking");
    await play(page, game, positionAt(game, puzzle, 2 * at), puzzle.line[2 * at]!, keys);
  }
}

/** Turns that are wrong: neither the right one nor a win. */
export function wrongTurns(game: Game, { position, line }: Puzzle): string[] {
  const list = rules.legalTurns(game, position);
  const before = rules.readPosition(game, position);
  if (!list.ok || !before.ok) throw new Error(position);
  return list.turns.filter((turn) => {
    const next = rules.playTurn(game, position, turn);
    return turn !== line[0] && next.ok && next.outcome !== before.toMove;
  });
}

/** A turn with which the side to move wins at once after a wrong one. */
export function blow(game: Game, { position }: Puzzle, wrong: string): string | undefined {
  const next = rules.playTurn(game, position, wrong);
  const list = next.ok ? rules.legalTurns(game, next.position) : undefined;
  if (!next.ok || !list?.ok) return undefined;
  return list.turns.find((turn) => {
    const end = rules.playTurn(game, next.position, turn);
    return end.ok && end.outcome === next.toMove;
  });
}
