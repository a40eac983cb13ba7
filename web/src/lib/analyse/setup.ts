// A position that is set up by hand. Whether it can be is for the rules library to say: this
// holds what stands where, right or wrong.

import type { GameLook, Kind, Side, Square, Standing } from "../games/look";
import type { Refused } from "../play/rules";

/** What the next tap puts on a square. */
export type Brush = { totem: Kind } | { side: Side; kind: Kind } | "nothing";

/**
 * The board after a tap: what was there goes; the same thing again is taken away. A piece of which
 * none is left changes nothing.
 */
export function painted(look: GameLook, board: Standing, square: Square, brush: Brush): Standing {
  const here =
    board.pieces.find((piece) => piece.square === square) ??
    board.totems.find((totem) => totem.square === square);
  const pieces = board.pieces.filter((piece) => piece.square !== square);
  let totems = board.totems.filter((totem) => totem.square !== square);
  if (brush === "nothing") return { ...board, pieces, totems };
  if ("totem" in brush) {
    if (here && "id" in here && here.id === brush.totem) return { ...board, pieces, totems };
    totems = totems.filter((totem) => totem.id !== brush.totem);
    totems.push({ id: brush.totem, square });
    return { ...board, pieces, totems };
  }
  const same = here && "kind" in here && here.side === brush.side && here.kind === brush.kind;
  if (!same && left(look, board, brush.side, brush.kind) <= 0) return board;
  if (!same) pieces.push({ square, ...brush });
  return { ...board, pieces, totems };
}

/** What may be done about a board that is refused. */
export type WayOut =
  { board: Standing; toMove: Side } | { board: Standing; without: Square } | { totem: Kind };

/** What may be done about a board that is refused; nothing if one tap does not mend it. */
export function wayOut(
  look: GameLook,
  board: Standing,
  refused: Refused,
  isFine: (board: Standing) => boolean,
): WayOut | undefined {
  const toMove: Side = board.toMove === 0 ? 1 : 0;
  const turned = { ...board, toMove };
  if (refused.code === "counts") return isFine(turned) ? { board: turned, toMove } : undefined;
  if (refused.code === "totem-missing") {
    const totem = look.totems.find((one) => !board.totems.some(({ id }) => id === one));
    return totem === undefined ? undefined : { totem };
  }
  const without = refused.square;
  if (refused.code !== "line" || without === undefined) return undefined;
  const pieces = board.pieces.filter(({ square }) => square !== without);
  return { board: { ...board, pieces }, without };
}

/** A board with only the totems, on their squares of the start. */
export function cleared(look: GameLook): Standing {
  return { ...look.start, pieces: [], toMove: 0 };
}

/** How many pieces of a kind are not yet on the board. */
export function left(look: GameLook, board: Standing, side: Side, kind: Kind): number {
  const used = board.pieces.filter((piece) => piece.side === side && piece.kind === kind).length;
  return (look.stock[kind] ?? 0) - used;
}

/** What stands on a square. */
export function cellOf(board: Standing, square: Square) {
  return {
    piece: board.pieces.find((piece) => piece.square === square),
    totem: board.totems.find((totem) => totem.square === square),
  };
}
