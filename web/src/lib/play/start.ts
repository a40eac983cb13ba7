// Begins games: makes the table and stores it; the play page takes it from there.

import type { GameId } from "../games/look";
import { loadRules, type ClockOptions, type PlayerName, type Seat } from "./rules";
import { writeSaved } from "./saved";

export interface NewGame {
  game: GameId;
  seats: Record<PlayerName, Seat>;
  clock?: ClockOptions;
  turning?: boolean;
}

/** Draws the start position as the rules ask, and stores the new game. */
export async function begin({ game, seats, clock, turning = false }: NewGame): Promise<void> {
  const { Table } = await loadRules();
  const now = performance.now();
  const table = Table.create({
    game,
    seats,
    lot: Math.random(),
    clock: clock ?? null,
    date: today(),
  });
  const view = table.view(now);
  writeSaved(game, {
    table: table.save(now),
    position: view.position,
    plies: 0,
    over: false,
    turning,
    flipped: false,
  });
  table.free();
}

/** A game of a person against the computer. */
export function beginAgainstComputer(
  game: GameId,
  level: number,
  side: "first" | "second" | "lots",
): Promise<void> {
  const person = side === "lots" ? (Math.random() < 0.5 ? "first" : "second") : side;
  const me: Seat = { kind: "person" };
  const computer: Seat = { kind: "computer", level };
  return begin({
    game,
    seats: person === "first" ? { first: me, second: computer } : { first: computer, second: me },
  });
}

function today(): string {
  const day = new Date();
  const two = (n: number) => String(n).padStart(2, "0");
  return `${day.getFullYear()}.${two(day.getMonth() + 1)}.${two(day.getDate())}`;
}
