import { defineConfig } from "@playwright/test";
import { browser } from "./tests/browser";

/** The tests run against the built app: `npm run build` first. */
export default defineConfig({
  testDir: "tests",
  testMatch: "*.e2e.ts",
  workers: 2,
  fullyParallel: true,
  timeout: 240_000,
  // Patient, so that a busy machine makes tests slow and not red.
  expect: { timeout: 30_000 },
  reporter: process.env.CI ? "line" : [["list"]],
  use: {
    ...browser,
    baseURL: "http://localhost:4174",
    locale: "en",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  },
  webServer: {
    command: "npm run preview -- --port 4174 --strictPort",
    url: "http://localhost:4174",
    reuseExistingServer: false,
  },
});
