// Every game that is played goes into the list, turn by turn.

import { GAME_IDS } from "../games/ids";
import type { GameId } from "../games/look";
import { loadRules, type Rules } from "../play/rules";
import { savedSlot, type KeptGame } from "../play/saved";
import { askToKeep, keptForGood } from "../storage/persistent.svelte";
import { newId } from "../storage/slot";
import { troubles, unkeptBy } from "../storage/troubles.svelte";
import { getGame, putGames } from "./database";
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

/**
 * Lists the games that go on as far as they are not: a page that was left at once had no time for
 * it, and an older version had no list. True: the list has changed.
 */
export async function listStored(): Promise<boolean> {
  let changed = false;
  for (const game of GAME_IDS) {
    const stored = savedSlot(game).read();
    if (!stored || stored.plies === 0) continue;
    const kept = stored.id ? stored : { ...stored, id: newId() };
    if (kept !== stored) savedSlot(game).write(kept);
    try {
      const listed = await getGame(kept.id);
      if (listed?.plies === kept.plies && (listed.result !== null) === kept.over) continue;
      changed = (await list(await loadRules(), game, kept)) || changed;
    } catch {
      // There is no list, or the game cannot be read: either is said where it matters.
    }
  }
  return changed;
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
