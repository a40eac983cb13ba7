// The games that play themselves on the home page.

import type { GameId, Square } from "./look";

export interface Sample {
  start: string;
  turns: string[];
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
