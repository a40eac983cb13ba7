import { existsSync } from "node:fs";

/** The system's browser, which needs no download; else Playwright's own. */
const path = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(
  existsSync,
);

export const browser = {
  launchOptions: {
    ...(path ? { executablePath: path } : {}),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--mute-audio",
    ],
  },
};
