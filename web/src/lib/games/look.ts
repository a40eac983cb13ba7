// What the drawing needs to know about a game: its squares, its pieces, its three drawings.
// No rules and no notation: what may be done, and what a text says, comes from the rules library.

import type { Component } from "svelte";
import type { GameId } from "./ids";

/** A square by its name, such as `c4`. */
export type Square = string;
/** 0 is the player who began, 1 the other. */
export type Side = 0 | 1;
/** A kind of piece or a totem, by the name that the rules library gives it. */
export type Kind = string;
export type { GameId };

/** A piece on the board. */
export interface Placed {
  square: Square;
  side: Side;
  kind: Kind;
}

/** A totem on the board. */
export interface Totem {
  id: Kind;
  square: Square;
}

/** Everything that stands on the board. */
export interface Standing {
  pieces: Placed[];
  totems: Totem[];
  toMove: Side;
}

export interface PieceProps {
  side: Side;
  kind: Kind;
  /** Only the outline, dashed: a piece that may go here or is not yet played. */
  ghost?: boolean;
  /** Write the value as a figure as well. */
  figures?: boolean;
}

export interface TotemProps {
  id: Kind;
}

/** How a game looks. */
export interface GameLook {
  id: GameId;
  /** The name of the game, which no language changes. */
  title: string;
  /** Files and ranks of the grid. */
  size: number;
  /** The squares of one rank, by index from the left; cut corners are absent. */
  rank(rank: number): Square[];
  /** The two colours as the texts name them, the first player's first. */
  colours: readonly [string, string];
  kinds: readonly Kind[];
  totems: readonly Kind[];
  /** The player chooses which kind of piece to place; otherwise the totem decides. */
  chooses: boolean;
  /** The kind that is picked as long as nobody has picked one. */
  firstPick: Kind;
  /** How many pieces of each kind a player begins with. */
  stock: Readonly<Record<Kind, number>>;
  /** Squares marked with a dot. */
  dots: readonly Square[];
  /** The default start. */
  start: Standing;
  /** Two turns that begin a game, to show how turns are written. */
  example: readonly [string, string];
  /** It is proven that whoever begins can win. */
  firstWins: boolean;
  /** How round the frame of a chosen totem is at its corners. */
  totemCorner: number;
  Frame: Component;
  Piece: Component<PieceProps>;
  Totem: Component<TotemProps>;
}

/** Where a square lies: file and rank from 0, `a1` at 0, 0. */
export function place(square: Square): { file: number; rank: number } {
  return { file: square.charCodeAt(0) - 97, rank: Number(square.slice(1)) - 1 };
}

/** The square at a file and a rank from 0. */
export function squareAt(file: number, rank: number): Square {
  return String.fromCharCode(97 + file) + (rank + 1);
}

/** All squares of the board, the top rank first, as a page reads. */
export function squares(look: GameLook): Square[] {
  return Array.from({ length: look.size }, (_, i) => look.rank(look.size - 1 - i)).flat();
}
