// Which value of a reserve is the next to be placed.

import type { GameLook, Kind } from "../games/look";
import type { View } from "./rules";

/** The kind that a person picked, or another one once it is used up. */
export function pickedOf(
  look: GameLook,
  reserve: Record<Kind, number>,
  picked: Kind,
): Kind | undefined {
  const left = (kind: Kind) => (reserve[kind] ?? 0) > 0;
  return left(picked) ? picked : look.kinds.findLast(left);
}

/** The kind that goes on the board in a half turn: the picked one, or else one that may. */
export function placingOf(hand: View["hand"], picked: Kind): Kind | undefined {
  if (hand.state !== "stepped") return undefined;
  return hand.kinds.includes(picked) ? picked : hand.kinds.at(-1);
}
