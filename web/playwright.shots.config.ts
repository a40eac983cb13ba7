import { defineConfig } from "@playwright/test";
import { browser } from "./tests/browser";

/** Another port lets several checkouts run at once. */
const port = process.env.PORT_E2E ?? "4175";

/** Pictures of every page into `shots/`, and the README's picture: `npm run build` first. */
export default defineConfig({
  testDir: "tests",
  testMatch: "shots*.ts",
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  reporter: [["list"]],
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
