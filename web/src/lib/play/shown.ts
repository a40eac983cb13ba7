// From the table's view to what the board draws.

import type { Marks } from "../board/marks";
import type { Kind, Placed, Side, Square, Standing } from "../games/look";
import { rowsOf } from "./rows";
import type { Board, Cells, PlayerName, TurnParts, View } from "./rules";

/** What is drawn of a table or of a study. */
type Drawn = Pick<
  View,
  "cells" | "totems" | "hand" | "lastTurn" | "result" | "toMove" | "live" | "waitingFor"
> &
  Partial<Pick<View, "seats">>;

/** A game on the screen, as far as its marks depend on it. */
export interface Shown {
  view: Drawn;
  /** How many pieces of the last count have been counted. */
  counted: number;
  placing?: Kind;
  pending?: Omit<Placed, "side">;
  proposed?: Marks["hint"];
  /** The first half of a hint: what to look at. */
  nudge?: Square;
  /** The game is decided elsewhere, and the other's turns come from there. */
  remote?: { readonly you: PlayerName | undefined };
}

const side = (player: PlayerName): Side => (player === "first" ? 0 : 1);
const player = (side: Side): PlayerName => (side === 0 ? "first" : "second");

/** What stands on the board. */
export function standingOf(view: Pick<View, "cells" | "toMove">): Standing {
  const board: Standing = { pieces: [], totems: [], toMove: side(view.toMove) };
  for (const [square, cell] of Object.entries(view.cells)) {
    if ("totem" in cell) board.totems.push({ id: cell.totem, square });
    else board.pieces.push({ square, side: side(cell.player), kind: cell.kind });
  }
  // The totem that moved last is drawn above the other.
  board.totems.sort((a, b) => a.id.localeCompare(b.id));
  return board;
}

/** The same board as the rules library takes it. */
export function boardOf({ pieces, totems, toMove }: Standing): Board {
  const cells: Cells = {};
  for (const { square, id } of totems) cells[square] = { totem: id };
  for (const { square, side, kind } of pieces) cells[square] = { player: player(side), kind };
  return { toMove: player(toMove), cells };
}

/** A turn that could be played now, as it is proposed on the board. */
export function proposalOf(
  { totems, toMove }: Pick<View, "totems" | "toMove">,
  { totem, to, kind, at }: TurnParts,
): Marks["hint"] {
  const from = totems.find((one) => one.totem === totem)?.square;
  if (from === undefined) return undefined;
  return { totem, from, to, at, piece: { side: side(toMove), kind } };
}

/** What is marked. */
export function marksOf(play: Shown): Marks {
  const { view } = play;
  const { hand, lastTurn, result } = view;
  const marks: Marks = {};
  if (lastTurn && hand.state !== "stepped") {
    marks.last = { from: lastTurn.from, to: lastTurn.to, at: lastTurn.at };
    marks.step = lastTurn.step;
    const theirs = play.remote && lastTurn.player !== play.remote.you;
    marks.late = theirs || view.seats?.[lastTurn.player].kind !== "person";
  }
  if (result && view.live) {
    const end = result.end;
    if (end?.type === "lines") marks.lines = rowsOf(end.lines).map((row) => row.squares);
    if (end?.type === "stuck") {
      marks.counted = end.around.slice(0, play.counted).map((piece) => piece.square);
    }
    return marks;
  }
  if (!view.live || view.waitingFor !== "person") return marks;
  marks.movable = view.totems
    .filter((totem) => totem.refusal === null && totem.steps.length > 0)
    .map((totem) => totem.square);
  marks.hint = play.proposed;
  marks.nudge = play.nudge;
  if (hand.state === "chosen") {
    marks.chosen = hand.square;
    marks.targets = view.totems.find((totem) => totem.totem === hand.totem)?.steps ?? [];
    marks.movable = marks.movable.filter((square) => square !== hand.square).concat(hand.square);
  }
  if (hand.state === "stepped") {
    marks.chosen = hand.to;
    marks.from = hand.from;
    marks.movable = [hand.to];
    marks.step = hand.step;
    marks.places = hand.places.squares;
    if (play.placing) marks.placing = { side: side(view.toMove), kind: play.placing };
    if (play.pending) marks.pending = { ...play.pending, side: side(view.toMove) };
  }
  return marks;
}
