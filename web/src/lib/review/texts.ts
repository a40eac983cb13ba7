// The texts of reviews, which also say what the analysis says.

import "../analyse/texts";
import { addTexts, needs } from "../i18n/index.svelte";

addTexts(
  import.meta.glob<string>("../../../../locales/*/review*.ftl", {
    query: "?raw",
    import: "default",
  }),
);

/** Loads them. */
export function reviewTexts(): Promise<void> {
  return needs("analyse", "review", "review-page");
}
