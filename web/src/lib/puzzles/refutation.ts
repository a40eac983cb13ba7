// Why a wrong turn is wrong: the turn that answers it.

import type { GameId } from "../games/ids";
import type { Rules } from "../play/rules";
import { think } from "../play/thinker";

const MILLIS = 2500;

/** The best answer to a wrong turn, in the position after it: a win on the spot before all else. */
export async function refutation(
  rules: Rules,
  game: GameId,
  position: string,
): Promise<string | undefined> {
  const before = rules.readPosition(game, position);
  const list = rules.legalTurns(game, position);
  const turns = list.ok ? list.turns : [];
  const win = turns.find((turn) => {
    const next = rules.playTurn(game, position, turn);
    return before.ok && next.ok && next.outcome === before.toMove;
  });
  if (win) return win;
  const reply = await think({ task: "hint", game, position, millis: MILLIS });
  return reply?.ok && reply.task === "hint" ? reply.turn : turns[0];
}
