// Which kind of puzzle a lost game asks for: the one that its loser would have had to solve where
// the game turned.

import type { PlayerName, Proven, Rules, View } from "../play/rules";
import type { Theme } from "./file";

/** So many turns of the loser are looked at, the last ones first. */
const LOOKED_AT = 4;

/** What a position is proven to be worth to the side to move; nothing if that is not known. */
export type Truth = (position: string) => Promise<Proven | undefined>;

/** The positions in which somebody was to move, before every turn, and how many turns followed. */
function positionsOf(rules: Rules, { game, start, turns }: View, player: PlayerName) {
  const found: { position: string; left: number }[] = [];
  let at = rules.readPosition(game, start);
  for (const [ply, { text }] of turns.entries()) {
    if (!at.ok) break;
    if (at.toMove === player) found.push({ position: at.position, left: turns.length - ply });
    at = rules.playTurn(game, at.position, text);
  }
  return found;
}

/** The kind that was missed; nothing if it is not found. */
export async function missedKind(
  rules: Rules,
  view: View,
  loser: PlayerName,
  truth: Truth,
): Promise<Theme | undefined> {
  const looked = positionsOf(rules, view, loser).slice(-LOOKED_AT).reverse();
  for (const { position, left } of looked) {
    const value = await truth(position);
    if (!value) return undefined;
    if (value.outcome === "loss") continue;
    const turns = value.outcome === "win" ? value.distance?.turns : undefined;
    // One's own: the other side's last turn may be the one that ends it.
    const own = turns && Math.ceil(turns / 2);
    if (own === 1) return "at-once";
    // The next turn ended it: that was to be seen and stopped.
    const struck = left <= 2 && view.result?.termination === "normal";
    if (struck || own === undefined) return "defence";
    return own === 2 ? "in-two" : "in-three";
  }
  return undefined;
}
