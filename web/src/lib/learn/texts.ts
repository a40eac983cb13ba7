// The texts of the courses.

import type { GameId } from "../games/ids";
import { addTexts, needs } from "../i18n/index.svelte";

addTexts(
  import.meta.glob<string>("../../../../locales/*/learn*.ftl", {
    query: "?raw",
    import: "default",
  }),
);

/** Loads the texts of a game's course. */
export function courseTexts(game: GameId): Promise<void> {
  return needs("learn", `learn-${game}`);
}
