// The texts of the rules pages.

import type { GameId } from "../games/ids";
import { addTexts, needs } from "../i18n/index.svelte";

addTexts(
  import.meta.glob<string>("../../../../locales/*/rules-*.ftl", {
    query: "?raw",
    import: "default",
  }),
);

/** Loads the texts of a game's rules. */
export function rulesTexts(game: GameId): Promise<void> {
  return needs(`rules-${game}`);
}
