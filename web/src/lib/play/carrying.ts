// Pieces that are carried from a reserve to the board, in a game, a lesson or an analysis.

import type { Kind, Square } from "../games/look";
import type { PlayerName, View } from "./rules";

/** Whether the player carries a piece to the board now; with a kind, one of these. */
export function carries(
  { hand, toMove, waitingFor, live }: Pick<View, "hand" | "toMove" | "waitingFor" | "live">,
  player: PlayerName,
  kind?: Kind,
): boolean {
  if (!live || waitingFor !== "person" || toMove !== player) return false;
  return hand.state === "stepped" && (kind === undefined || hand.kinds.includes(kind));
}

/** Whether letting a piece go here means something; a tap on the totem would take the step back. */
export function lands({ hand }: Pick<View, "hand">, square: Square): boolean {
  return hand.state === "stepped" && square !== hand.to;
}
