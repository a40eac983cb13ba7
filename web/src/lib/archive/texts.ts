// The texts of the list of games.

import { addTexts, needs } from "../i18n/index.svelte";

addTexts(
  import.meta.glob<string>("../../../../locales/*/games.ftl", {
    query: "?raw",
    import: "default",
  }),
);

/** Loads them. */
export function gamesTexts(): Promise<void> {
  return needs("games");
}
