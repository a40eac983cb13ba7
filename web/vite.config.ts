import { sveltekit } from "@sveltejs/kit/vite";
import { defineConfig } from "vitest/config";

/** The texts that every page needs come in one file a language. */
function texts(module: string): string | null {
  return /locales.(..).(web|refusals|hints|offline|tower)\.ftl/.exec(module)?.[1] ?? null;
}

export default defineConfig({
  plugins: [sveltekit()],
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
                { name: texts, priority: 3 },
                { name: "base", minShareCount: 10, priority: 2 },
                { name: "board", minShareCount: 5, priority: 1 },
                { name: "tower", test: /(Stars|Tower)\.svelte/, priority: 1 },
                { name: "mine", test: /online.Mine\.svelte/, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
