// Where a lost game turned: the loser's last turn before which no forced loss is seen. What
// follows that turn is proven; that the game was open before it may be an estimate.

import { isCount, isObject, isOneOf } from "../storage/shapes";
import type { PlayerName } from "./rules";

/** What a position is worth to the side to move; nothing if that was not found out. */
export type Worth = "win" | "draw" | "loss" | undefined;

export interface Turning {
  /** So many turns had been played. */
  ply: number;
  /**
   * - `sure`: nothing was lost there, and the next turn lost.
   * - `maybe`: the next turn lost; that nothing was lost before is not proven.
   * - `always`: whoever lost was lost from the first turn on.
   * - `open`: the game was given up or ran out of time, and no forced loss is seen even then.
   */
  how: (typeof HOWS)[number];
}
const HOWS = ["sure", "maybe", "always", "open"] as const;
const isHow = isOneOf<Turning["how"]>(HOWS);

/** What a stored value holds of it; nothing if it is damaged. */
export function turningOf(value: unknown): Turning | undefined {
  if (!isObject(value) || !isCount(value.ply) || !isHow(value.how)) return undefined;
  return { ply: value.ply, how: value.how };
}

export interface LostGame {
  loser: PlayerName;
  /** Before every turn, and at the end. */
  positions: { position: string; toMove: PlayerName }[];
  /** Whether the board decided it, and not the clock or a resignation. */
  decided: boolean;
}

/** Goes back from the end, turn by turn of the loser, as long as all is lost. */
export async function findTurning(
  { loser, positions, decided }: LostGame,
  worth: (position: string) => Promise<Worth>,
): Promise<Turning> {
  const last = positions.length - 1;
  const end = positions[last];
  if (!decided && end) {
    const lost = end.toMove === loser ? "loss" : "win";
    if ((await worth(end.position)) !== lost) return { ply: last, how: "open" };
  }
  for (let ply = last - 1; ply >= 0; ply -= 1) {
    const { position, toMove } = positions[ply]!;
    if (toMove !== loser) continue;
    const found = await worth(position);
    if (found !== "loss") return { ply, how: found ? "sure" : "maybe" };
  }
  return { ply: 0, how: "always" };
}
