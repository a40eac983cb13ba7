// Which value of a reserve is the next to be placed.

import type { GameLook, Kind } from "../games/look";

/** The kind that a person picked, or another one once it is used up. */
export function pickedOf(
  look: GameLook,
  reserve: Record<Kind, number>,
  picked: Kind,
): Kind | undefined {
  const left = (kind: Kind) => (reserve[kind] ?? 0) > 0;
  return left(picked) ? picked : look.kinds.findLast(left);
}
