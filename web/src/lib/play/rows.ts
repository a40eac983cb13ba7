// An end by lines as people see it. The rules name a line for every reason why it wins; a row whose
// pieces share both colour and symbol is two such lines, but one row on the board.

import type { Square } from "../games/look";
import { place } from "../games/look";
import type { Line, PlayerName } from "./rules";

/** Squares in a row, from end to end, and what their pieces have in common. */
export interface Row {
  squares: Square[];
  player?: PlayerName;
  symbol?: string;
}

/** The rows of a won game, each once. */
export function rowsOf(lines: Line[]): Row[] {
  const rows = new Map<string, Row>();
  for (const line of lines) {
    const squares = inOrder(line.squares);
    const key = squares.join();
    const row = rows.get(key) ?? { squares };
    if (line.by === "colour") row.player = line.player;
    else row.symbol = line.symbol;
    rows.set(key, row);
  }
  return [...rows.values()];
}

function inOrder(squares: Square[]): Square[] {
  const key = (square: Square) => place(square).file * 10 + place(square).rank;
  return squares.toSorted((a, b) => key(a) - key(b));
}
