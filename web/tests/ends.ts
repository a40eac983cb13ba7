// One game for every way in which a game can end: the position before the last turn, that turn,
// what is said then and what is marked.

import type { FluentVariable } from "@fluent/bundle";
import type { Game } from "./app";

type Says = [key: string, args?: Record<string, FluentVariable>];

export interface Ending {
  name: string;
  game: Game;
  position: string;
  last: string;
  winner: "first" | "second" | "draw";
  says: Says[];
  /** Rows that are drawn, or pieces that are counted. */
  marked: number;
}

const colour = (colour: "pink" | "black", count: number): Says => [
  "end-line-colour",
  { colour, count },
];
const symbol = (symbol: "X" | "O", count: number): Says => ["end-line-symbol", { symbol, count }];
const both = (colour: "pink" | "black", symbol: "X" | "O", count: number): Says => [
  "end-line-both",
  { colour, symbol, count },
];

function oxono(
  name: string,
  position: string,
  last: string,
  winner: Ending["winner"],
  ...says: Says[]
): Ending {
  const marked = winner === "draw" ? 0 : says.length;
  return { name, game: "oxono", position, last, winner, says, marked };
}

/** Points and pieces of White and Red around the totem. */
function yoxii(
  name: string,
  position: string,
  last: string,
  winner: Ending["winner"],
  decided: "points" | "pieces" | "nothing",
  [first, firstPieces]: [number, number],
  [second, secondPieces]: [number, number],
): Ending {
  const colour = winner === "second" ? "red" : "white";
  const args = { decided, colour, first, second, firstPieces, secondPieces };
  const marked = firstPieces + secondPieces;
  return { name, game: "yoxii", position, last, winner, says: [["end-stuck", args]], marked };
}

export const ENDINGS: Ending[] = [
  oxono("a colour", "6/2@ox1/oO+XX1/6/6/6 p", "Xc3-c4", "first", colour("pink", 4)),
  oxono("a symbol", "1X+3/6/6/oo1O2/1@4/6 p", "Oc2-c3", "first", symbol("O", 4)),
  oxono("colour and symbol", "5+/1O1x1x/1O4/1O4/o5/@5 p", "Ob1-b2", "first", both("pink", "O", 4)),
  oxono(
    "two rows that cross",
    "3O+1/3OXx/oOo3/3OX1/Ooo3/1o@o2 p",
    "Oa1-d4",
    "first",
    both("pink", "O", 4),
    symbol("O", 4),
  ),
  oxono(
    "two rows in one column",
    "1O4/1o4/4X1/@oo3/1xOX2/1X1x+X b",
    "Oa4-b4",
    "second",
    colour("black", 4),
    symbol("O", 4),
  ),
  oxono(
    "four rows",
    "oxxOOo/@xoO+o/o1OXoO/xXX1Ox/XOxX1x/1OXxXo p",
    "Xe2-d3",
    "first",
    colour("pink", 4),
    colour("pink", 5),
    symbol("X", 4),
    symbol("X", 4),
  ),
  oxono("five long", "3X+1/6/3X2/2Ox2/2@x2/6 b", "Xe5-d5", "second", symbol("X", 5)),
  oxono("six long", "1XxO2/XXxo2/+2O2/Xoo1O1/x@o3/O1o2O b", "Xb4-c4", "second", colour("black", 6)),
  oxono(
    "the 32nd piece wins",
    "XXxoXx/Xo+x1o/OOxOXX/o1xXoO/OOxXOo/xO1x@o b",
    "Oe5-c1",
    "second",
    colour("black", 4),
  ),
  oxono("a draw", "OoOX+x/XOoxx@/xoOO1o/OxX1XX/oOxXX1/OooXxx b", "Of2-d3", "draw", ["end-full"]),

  yoxii("by points", "3/2b1D/5D1/4bTD/5c1/5/3 w", "g5-1f4", "first", "points", [13, 4], [0, 0]),
  yoxii("by pieces", "b1A/BaA2/1A1T3/1a2b2/7/5/3 w", "d7-1e6", "first", "pieces", [3, 3], [3, 2]),
  yoxii(
    "by pieces, for Red",
    "3/5/7/CbD4/aBabA2/1Cb1B/TDb r",
    "b2-3c1",
    "second",
    "pieces",
    [5, 2],
    [5, 3],
  ),
  yoxii("a draw", "3/5/2d4/aCC4/1TcA3/BC3/b2 r", "a3-4b3", "draw", "nothing", [5, 2], [5, 2]),
  yoxii(
    "stuck, though the other could move",
    "A1b/1dbAd/2Ba1BA/2dDCA1/4bbT/3Bc/3 w",
    "e5-2a3",
    "first",
    "points",
    [11, 5],
    [7, 3],
  ),
  yoxii(
    "the board is full",
    "ACa/ddCCA/bATDBBB/bacbcca/BABD1dc/cCDAC/bab r",
    "e3-1c5",
    "draw",
    "nothing",
    [12, 4],
    [12, 4],
  ),
];
