import { defineConfig } from "@playwright/test";
import { browser } from "./tests/browser";

/** Icons into `static/`. */
export default defineConfig({
  testDir: "tests",
  testMatch: "icons.ts",
  workers: 1,
  reporter: [["list"]],
  use: browser,
});
