// Where squares lie in the drawing. A cell is 100 units wide; the view box leaves room for the
// frame around the cells.

import { place, type GameLook, type Square } from "../games/look";

export const CELL = 100;
const MARGIN = 18;

/** The view box of a board, as SVG wants it. */
export function viewBox(look: GameLook): string {
  const side = look.size * CELL + 2 * MARGIN;
  return `${-MARGIN} ${-MARGIN} ${side} ${side + 6}`;
}

/** A point of the drawing. */
export interface Spot {
  x: number;
  y: number;
}

/** What is dragged: where it stood, where it is now, and the square under the pointer. */
export interface Drag extends Spot {
  from: Square;
  over?: Square;
}

/** The centre of a square. */
export function centre(look: GameLook, square: Square, flipped: boolean): Spot {
  const { file, rank } = place(square);
  const column = flipped ? look.size - 1 - file : file;
  const row = flipped ? rank : look.size - 1 - rank;
  return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
}

/** Left, top and size of a cell as percentages of the drawing, for what lies above it. */
export function cellBox(look: GameLook, square: Square, flipped: boolean) {
  const { x, y } = centre(look, square, flipped);
  const width = look.size * CELL + 2 * MARGIN;
  const height = width + 6;
  return {
    left: `${((x - CELL / 2 + MARGIN) / width) * 100}%`,
    top: `${((y - CELL / 2 + MARGIN) / height) * 100}%`,
    width: `${(CELL / width) * 100}%`,
    height: `${(CELL / height) * 100}%`,
  };
}

/** The dotted arc of a jump: a bow from near the totem to near the goal. */
export function arc(from: Spot, to: Spot): string {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy) || 1;
  const bow = Math.min(46, length * 0.24) * (dx < 0 || (dx === 0 && dy > 0) ? -1 : 1);
  const middle = {
    x: (from.x + to.x) / 2 + (dy / length) * bow,
    y: (from.y + to.y) / 2 - (dx / length) * bow,
  };
  const start = towards(from, middle, 40);
  const end = towards(to, middle, 20);
  return `M${start.x} ${start.y}Q${middle.x} ${middle.y} ${end.x} ${end.y}`;
}

/** The way of a totem from one square to the middle of another, beginning beside a piece there. */
export function path(from: Spot, to: Spot, hop: boolean, covered: boolean): string {
  if (hop) return arc(from, to);
  const start = covered ? towards(from, to, 48) : from;
  return `M${start.x} ${start.y}L${to.x} ${to.y}`;
}

function towards(from: Spot, to: Spot, by: number): Spot {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const round = (n: number) => Math.round(n * 10) / 10;
  return {
    x: round(from.x + ((to.x - from.x) / length) * by),
    y: round(from.y + ((to.y - from.y) / length) * by),
  };
}
