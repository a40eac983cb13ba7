// Whole games that nobody has thought of.

import { rules, type Game } from "./app";

/** A game as people play it without looking: legal turns, drawn by a seed. */
export function randomGame(game: Game, seed: number): string[] {
  const table = rules.Table.create({ game });
  const turns: string[] = [];
  for (let state = seed; !table.view(0).result;) {
    const list = rules.legalTurns(game, table.view(0).position);
    if (!list.ok) throw new Error(list.code);
    state = (state * 1103515245 + 12345) % 2147483648;
    const turn = list.turns[Math.floor((state / 2147483648) * list.turns.length)]!;
    table.playText(turn, 0);
    turns.push(turn);
  }
  table.free();
  return turns;
}
