// The texts of the analysis.

import { addTexts, needs } from "../i18n/index.svelte";

addTexts(
  import.meta.glob<string>("../../../../locales/*/analyse.ftl", {
    query: "?raw",
    import: "default",
  }),
);

/** Loads them. */
export function analysisTexts(): Promise<void> {
  return needs("analyse");
}
