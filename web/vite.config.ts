import { sveltekit } from "@sveltejs/kit/vite";
import { defineConfig } from "vitest/config";
import { texts } from "./build-steps/texts.js";

/** The texts that every page needs come in one file a language. */
function language(module: string): string | null {
  return /locales.(..).(web|refusals|hints|offline|tower)\.ftl/.exec(module)?.[1] ?? null;
}

/** What only a game on the screen needs: many pages share it, and home must not wait for it. */
const PLAY = "src.lib.(play.(?!saved|starting)|wasm.page|sound|haptics|ui.board-screen)";
const REST = RegExp(`^(?!.*${PLAY})`);

export default defineConfig({
  plugins: [texts(), sveltekit()],
  server: { fs: { allow: ["..", "../locales"] } },
  worker: { format: "es" },
  build: { target: "es2022" },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What pages share comes in few files: each has headers of its own, and waits.
            codeSplitting: {
              groups: [
                { name: language, priority: 4 },
                { name: "base", test: REST, minShareCount: 10, priority: 3 },
                { name: "board", test: REST, minShareCount: 5, priority: 2 },
                { name: "play", test: RegExp(PLAY), minShareCount: 5, priority: 1 },
                { name: "tower", test: /(Stars|Tower)\.svelte/, priority: 1 },
                { name: "mine", test: /online.Mine\.svelte/, priority: 1 },
                { name: "today", test: /puzzles.parts.Today\.svelte/, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
