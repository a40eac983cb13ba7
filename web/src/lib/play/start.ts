// Begins games: makes the table and stores it; the play page takes it from there.

import type { PlayedGame } from "../archive/game";
import type { GameId } from "../games/look";
import { loadRules, type ClockOptions, type PlayerName, type Rules, type Seat } from "./rules";
import { newId } from "../storage/slot";
import { savedSlot, type KeptGame } from "./saved";

export interface NewGame {
  game: GameId;
  seats: Record<PlayerName, Seat>;
  clock?: ClockOptions;
  turning?: boolean;
}

/** Draws the start position as the rules ask, and stores the new game. */
export async function begin({ game, seats, clock, turning = false }: NewGame): Promise<void> {
  const rules = await loadRules();
  await keepReplaced(rules, game);
  const now = performance.now();
  const table = rules.Table.create({
    game,
    seats,
    lot: Math.random(),
    clock: clock ?? null,
    date: today(),
  });
  const view = table.view(now);
  savedSlot(game).write({
    id: newId(),
    began: Date.now(),
    played: Date.now(),
    table: table.save(now),
    position: view.position,
    plies: 0,
    over: false,
    turning,
    flipped: false,
  });
  table.free();
}

/** The game in whose place another one comes is in the list, or put aside: it is not lost. */
async function keepReplaced(rules: Rules, game: GameId): Promise<void> {
  const before = savedSlot(game).read();
  if (!before || before.plies === 0) return;
  const { list } = await import("../archive/keep");
  try {
    const listed = await list(rules, game, { ...before, id: before.id || newId() });
    if (!listed) savedSlot(game).moveAside();
  } catch {
    savedSlot(game).putAside();
  }
}

/** Makes a game of the list the one that goes on. An unreadable one throws. */
export async function resume(played: PlayedGame): Promise<void> {
  const rules = await loadRules();
  rules.Table.load(played.table).free();
  await keepReplaced(rules, played.game);
  const { id, began, table, position, plies, result, turning, help } = played;
  const kept: KeptGame = {
    id,
    began,
    played: played.played,
    table,
    position,
    plies,
    over: result !== null,
    turning,
    flipped: false,
  };
  savedSlot(played.game).write(help ? { ...kept, help } : kept);
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
