import { defineConfig } from "@playwright/test";
import { browser } from "./tests/browser";

/** Another port lets several checkouts run at once. */
const port = process.env.PORT_E2E ?? "4174";

/** The tests run against the built app: `npm run build` first. */
export default defineConfig({
  testDir: "tests",
  testMatch: "*.e2e.ts",
  // More than two cores have: some tests wait for a clock.
  workers: 3,
  fullyParallel: true,
  timeout: 240_000,
  // Patient, so that a busy machine makes tests slow and not red.
  expect: { timeout: 30_000 },
  // A long log is often kept by its end alone: there every failure is told.
  reporter: process.env.CI ? "dot" : "list",
  use: {
    ...browser,
    baseURL: `http://localhost:${port}`,
    locale: "en",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  },
  webServer: {
    command: `npm run preview -- --port ${port} --strictPort`,
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
