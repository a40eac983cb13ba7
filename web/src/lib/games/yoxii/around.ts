// What lies around the totem, counted for the sentence under the board. The count that decides
// a game comes from the rules library.

import { place } from "../look";

interface Shown {
  cells: Record<string, { totem: string } | { player: "first" | "second"; kind: string }>;
}

/** The points of both players around the totem as it is drawn. */
export function around({ cells }: Shown): { first: number; second: number } {
  const points = { first: 0, second: 0 };
  const totem = Object.keys(cells).find((square) => "totem" in cells[square]!);
  if (!totem) return points;
  const centre = place(totem);
  for (const [square, cell] of Object.entries(cells)) {
    const { file, rank } = place(square);
    const beside = Math.max(Math.abs(file - centre.file), Math.abs(rank - centre.rank)) === 1;
    if (beside && "player" in cell) points[cell.player] += Number(cell.kind);
  }
  return points;
}
