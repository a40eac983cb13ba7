// The texts of the puzzles, and what ways of solving are called.

import { addTexts, needs, t } from "../i18n/index.svelte";
import type { Mode } from "./modes";

addTexts(
  import.meta.glob<string>("../../../../locales/*/puzzles.ftl", {
    query: "?raw",
    import: "default",
  }),
);

/** Loads the texts. */
export function puzzleTexts(): Promise<void> {
  return needs("puzzles");
}

export function modeTitle(mode: Mode): string {
  if (mode.kind === "theme") return t(`puzzle-theme-${mode.theme}`);
  if (mode.kind === "one") return t("puzzle-title");
  return t(`puzzle-mode-${mode.kind}`);
}
