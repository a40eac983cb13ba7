// Every game that is played goes into the list, turn by turn.

import type { GameId } from "../games/look";
import type { Rules } from "../play/rules";
import type { KeptGame } from "../play/saved";
import { askToKeep, keptForGood } from "../storage/persistent.svelte";
import { troubles, unkeptBy } from "../storage/troubles.svelte";
import { putGames } from "./database";
import type { PlayedGame, Player } from "./game";

/**
 * Lists a game as it is now, in the place of its earlier state. False: it could not be kept. An
 * unreadable one throws.
 */
export async function list(rules: Rules, game: GameId, kept: KeptGame): Promise<boolean> {
  const played = playedGame(rules, game, kept);
  try {
    await putGames([played]);
    troubles.noteKept("games", undefined);
    // Somebody who has finished a game has something to lose.
    if (kept.over && keptForGood() === "unknown") void askToKeep();
    return true;
  } catch (error) {
    troubles.noteKept("games", unkeptBy(error));
    return false;
  }
}

function playedGame(rules: Rules, game: GameId, kept: KeptGame): PlayedGame {
  const table = rules.Table.load(kept.table);
  try {
    const { seats, result, ply, position } = table.view(0);
    return {
      id: kept.id,
      game,
      began: kept.began,
      played: kept.played,
      players: { first: { ...seats.first } as Player, second: { ...seats.second } as Player },
      result: result && { winner: result.outcome, by: result.termination },
      plies: ply,
      position,
      record: table.record(),
      table: kept.table,
      turning: kept.turning,
      ...(kept.help ? { help: kept.help } : {}),
    };
  } finally {
    table.free();
  }
}
