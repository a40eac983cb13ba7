// Whether a turn does what a step asks for. Every question goes to the rules library.

import type { GameId } from "../games/look";
import type { PlayerName, Result, Rules, TurnView } from "../play/rules";
import type { Task, Turns } from "./course";

/** A turn that was played, with what it was played on and what came of it. */
export interface Played {
  game: GameId;
  before: string;
  after: string;
  turn: TurnView;
  result: Result | null;
}

export type Verdict =
  | { done: true }
  /** `punished`: the turn by which the other side wins now. */
  | { done: false; say: string; punished?: string };

export function judge(rules: Rules, task: Task, played: Played): Verdict {
  if (fits(rules, task.goal, played)) return { done: true };
  const miss = task.misses.find(({ when }) => !when || fits(rules, when, played));
  const punished = task.goal.holds && winningReply(rules, played);
  return { done: false, say: miss?.say ?? "", ...(punished ? { punished } : {}) };
}

/** Whether a turn is one of those that are meant. */
function fits(rules: Rules, wanted: Turns, played: Played): boolean {
  const { turn } = played;
  const { at, end, reach, holds, ...same } = wanted;
  return (
    Object.entries(same).every(([key, value]) => turn[key as keyof typeof same] === value) &&
    (at === undefined || turn.at === (at === "left" ? turn.from : at)) &&
    (end === undefined || end === standing(turn.player, played.result)) &&
    (reach === undefined || reach === reachOf(rules, played)) &&
    (!holds || winningReply(rules, played) === undefined)
  );
}

function standing(player: PlayerName, result: Result | null): Turns["end"] {
  if (!result) return "none";
  if (result.outcome === "draw") return "draw";
  return result.outcome === player ? "win" : "loss";
}

function reachOf(rules: Rules, { game, before, turn }: Played): Turns["reach"] {
  const half = rules.halfTurn(game, before, turn.totem, turn.to);
  return half.ok ? half.places.reach : undefined;
}

/** A turn that wins at once for the side that is to move now. */
function winningReply(rules: Rules, { game, after, turn }: Played): string | undefined {
  const list = rules.legalTurns(game, after);
  if (!list.ok) return undefined;
  return list.turns.find((text) => {
    const next = rules.playTurn(game, after, text);
    return (
      next.ok && next.outcome !== null && next.outcome !== "draw" && next.outcome !== turn.player
    );
  });
}
