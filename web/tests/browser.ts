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
      // After an arrow key a page glides on for a tenth of a second, and a hand that aims at a
      // square meanwhile touches the one beside it.
      "--disable-smooth-scrolling",
    ],
  },
};
