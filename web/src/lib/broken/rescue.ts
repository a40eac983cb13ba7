// What is stored of the game on a page that cannot be drawn, as text that can be taken elsewhere.

import { openStudy } from "../analyse/stored";
import { isGame, type GameId } from "../games/ids";
import { readProgress } from "../learn/progress";
import { readSaved } from "../play/saved";

/** A page with a game on it. */
export interface Place {
  game: GameId;
  page: "play" | "learn" | "analyse";
}

/** The page's game and kind, if it has a game. */
export function placeOf(pathname: string): Place | undefined {
  const [, game, page] = /^\/([^/]+)\/(play|learn|analyse)\b/.exec(pathname) ?? [];
  return isGame(game) && page ? { game, page: page as Place["page"] } : undefined;
}

/** Whether a game is stored that the page was to show. */
export function holdsGame(place: Place): boolean {
  return stored(place) !== undefined;
}

/** The stored game as a record; as it is stored if it cannot be read. */
export async function recordOf(place: Place): Promise<string> {
  const text = stored(place) ?? "";
  if (place.page === "analyse") return text;
  try {
    // Not with every page: this is the rules library.
    const { loadRules } = await import("../play/rules");
    const { Table } = await loadRules();
    const table = Table.load(text);
    const record = table.record();
    table.free();
    return record;
  } catch {
    return text;
  }
}

function stored({ game, page }: Place): string | undefined {
  if (page === "analyse") return openStudy(game)?.record;
  return page === "play" ? readSaved(game)?.table : readProgress(game).table;
}
