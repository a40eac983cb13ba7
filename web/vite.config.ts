import { sveltekit } from "@sveltejs/kit/vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [sveltekit()],
  server: { fs: { allow: ["..", "../locales"] } },
  worker: { format: "es" },
  build: { target: "es2022" },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
