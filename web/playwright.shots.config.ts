import { defineConfig } from "@playwright/test";
import { browser } from "./tests/browser";

/** Pictures of every page into `shots/`, and the README's picture: `npm run build` first. */
export default defineConfig({
  testDir: "tests",
  testMatch: "shots.ts",
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  reporter: [["list"]],
  use: {
    ...browser,
    baseURL: "http://localhost:4175",
    locale: "en",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  },
  webServer: {
    command: "npm run preview -- --port 4175 --strictPort",
    url: "http://localhost:4175",
    reuseExistingServer: false,
  },
});
