// Looks a lost game through with the engine and hands it to the analysis, which opens it where it
// turned.

import type { Play } from "./play.svelte";
import { loadRules, type PlayerName } from "./rules";
import { think } from "./thinker";
import { findTurning, type LostGame, type Worth } from "./turning";

/** For what is known or near. */
const GLANCE = 250;
/** For a proof. */
const PROOF = 700;
/** Nobody waits longer; what is further back stays an estimate. */
const PATIENCE = 6000;

/** Whether somebody has lost to the computer. */
export function isLost({ view, below, alone }: Play): boolean {
  const winner = view.result?.outcome;
  const decided = winner === "first" || winner === "second";
  return alone && view.live && decided && winner !== below;
}

/** False: the game is not lost, or goes on meanwhile. */
export async function review(play: Play): Promise<boolean> {
  const { game, moved } = play.view;
  const lost = await lostGame(play);
  if (!lost) return false;
  const until = performance.now() + PATIENCE;
  const turning = await findTurning(lost, async (position): Promise<Worth> => {
    if (performance.now() > until) return undefined;
    const glance = await think({ task: "truth", game, position, millis: GLANCE });
    if (glance?.ok && glance.task === "truth" && glance.value) return glance.value.outcome;
    const proof = await think({ task: "solve", game, position, millis: PROOF });
    return (proof?.ok && proof.task === "solve" && proof.value) || undefined;
  });
  if (play.view.moved !== moved || !play.view.result) return false;
  play.analyse(turning);
  return true;
}

async function lostGame({ view }: Play): Promise<LostGame | undefined> {
  const winner = view.result?.outcome;
  if (winner !== "first" && winner !== "second") return undefined;
  const rules = await loadRules();
  const positions: LostGame["positions"] = [];
  let at = rules.readPosition(view.game, view.start);
  for (const { text } of view.turns) {
    if (!at.ok) return undefined;
    positions.push({ position: at.position, toMove: at.toMove });
    at = rules.playTurn(view.game, at.position, text);
  }
  if (!at.ok) return undefined;
  positions.push({ position: at.position, toMove: at.toMove });
  const loser: PlayerName = winner === "first" ? "second" : "first";
  return { loser, positions, decided: view.result?.termination === "normal" };
}
