// The texts of online play.

import { addTexts, needs } from "../i18n/index.svelte";

addTexts(
  import.meta.glob<string>("../../../../locales/*/online.ftl", {
    query: "?raw",
    import: "default",
  }),
);

/** Loads them. */
export function onlineTexts(): Promise<void> {
  return needs("online");
}
