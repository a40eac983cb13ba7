// Why a wrong turn is wrong: how it is answered.

import type { GameId } from "../games/ids";
import type { Rules } from "../play/rules";
import { think } from "../play/thinker";

const MILLIS = 2500;

export interface Refutation {
  /** The answer; to the end of the game where that is lost. */
  line: string[];
  /** Whoever played the wrong turn loses by force. */
  loses: boolean;
}

/** The best answer to a wrong turn, in the position after it: a win on the spot before all else. */
export async function refutation(
  rules: Rules,
  game: GameId,
  position: string,
): Promise<Refutation> {
  const before = rules.readPosition(game, position);
  const list = rules.legalTurns(game, position);
  const turns = list.ok ? list.turns : [];
  const win = turns.find((turn) => {
    const next = rules.playTurn(game, position, turn);
    return before.ok && next.ok && next.outcome === before.toMove;
  });
  if (win) return { line: [win], loses: true };
  const reply = await think({ task: "hint", game, position, millis: MILLIS });
  if (!reply?.ok || reply.task !== "hint") return { line: turns.slice(0, 1), loses: false };
  const { turn, value } = reply;
  if (value.type !== "proven" || value.outcome !== "win") return { line: [turn], loses: false };
  return { line: (await winningLine(game, position)) ?? [turn], loses: true };
}

/** How a won position is won, to the end; nothing if that takes too long to find. */
async function winningLine(game: GameId, position: string): Promise<string[] | undefined> {
  const reply = await think({ task: "analyse", game, position, millis: MILLIS, lines: 1 });
  const best = reply?.ok && reply.task === "analyse" ? reply.lines[0] : undefined;
  const won = best?.value.type === "proven" && best.value.outcome === "win";
  return won ? best.turns : undefined;
}
