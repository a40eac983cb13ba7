// The games that play themselves on the home page.

import type { TurnParts } from "../play/rules";
import type { GameId, GameLook, Kind, Side, Square, Standing } from "./look";

/** A game from the default start, taken apart by hand, so that it needs no rules to be drawn. */
export interface Sample {
  turns: TurnParts[];
  /** From which turn on it is shown first, so that the board is not empty. */
  begin: number;
  /** The line that wins, in a game that ends by lines. */
  line?: Square[];
  /** The pieces that count at the end, in a game that ends by counting. */
  around?: Square[];
}

const SAMPLES = import.meta.glob<Sample>("./*/sample.ts", { eager: true, import: "sample" });

/** The sample game of a game. */
export function sampleOf(game: GameId): Sample {
  return SAMPLES[`./${game}/sample.ts`]!;
}

/** The boards of a sample game, before every turn and at the end. */
export function boardsOf(look: GameLook, sample: Sample): Standing[] {
  const boards = [look.start];
  for (const turn of sample.turns) boards.push(after(boards.at(-1)!, turn));
  return boards;
}

function after({ pieces, totems, toMove }: Standing, turn: TurnParts): Standing {
  const next: Side = toMove === 0 ? 1 : 0;
  return {
    pieces: [...pieces, { square: turn.at, side: toMove, kind: turn.kind }],
    totems: totems.map((one) => (one.id === turn.totem ? { ...one, square: turn.to } : one)),
    toMove: next,
  };
}

/** The square on which a totem stands. */
export function totemSquare({ totems }: Standing, id: Kind): Square | undefined {
  return totems.find((totem) => totem.id === id)?.square;
}
