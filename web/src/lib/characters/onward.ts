// What is offered after a game against the computer: who comes next after a win, and after several
// losses a gentler opponent.

import type { Play } from "../play/play.svelte";
import { gentlerLevel, nextLevel, readTower, type Win } from "./progress";

export interface Offer {
  won: boolean;
  /** Who was played against. */
  against: number;
  /** How that one was beaten so far. */
  win: Win | undefined;
  /** Whom to play next. */
  level: number | undefined;
}

/** Nothing as long as the game goes on, after a draw, and among people. */
export function offerAfter({ view, below }: Play): Offer | undefined {
  const { result, live, game, seats } = view;
  const seat = Object.values(seats).find(({ kind }) => kind === "computer");
  if (!live || seat?.kind !== "computer") return undefined;
  if (result?.outcome !== "first" && result?.outcome !== "second") return undefined;
  const tower = readTower(game);
  const won = result.outcome === below;
  const level = won ? nextLevel(tower, seat.level) : gentlerLevel(tower, seat.level);
  return { won, against: seat.level, win: tower.wins[seat.level], level };
}
