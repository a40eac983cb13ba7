// What a person has chosen, kept in the browser. `static/theme.js` reads the theme from the same
// place before the first paint.

import { choose } from "./i18n/languages";

export type Theme = "auto" | "light" | "dark" | "contrast";
export const THEMES: readonly Theme[] = ["auto", "light", "dark", "contrast"];

export interface Settings {
  /** Empty: as the browser wishes. */
  language: string;
  theme: Theme;
  sounds: boolean;
  animation: boolean;
  /** A turn waits for one more tap. */
  confirm: boolean;
  coordinates: boolean;
  /** YOXII values as figures instead of pips. */
  figures: boolean;
  /** The game, level and side last played against the computer. */
  game: string;
  level: number;
  side: "first" | "second" | "lots";
}

const KEY = "totemic.settings";
const DEFAULTS: Settings = {
  language: "",
  theme: "auto",
  sounds: true,
  animation: true,
  confirm: false,
  coordinates: true,
  figures: false,
  game: "oxono",
  level: 1,
  side: "first",
};

function read(): Settings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof stored === "object" && stored !== null) return { ...DEFAULTS, ...stored };
  } catch {
    // Damaged or forbidden storage: the defaults.
  }
  return { ...DEFAULTS };
}

export const settings: Settings = $state(read());

/** Changes a setting and keeps it. */
export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  if (key === "theme") applyTheme();
}

/** The language that is wished: the chosen one, else the browser's. */
export function wishedLanguage(): string {
  return choose([settings.language, ...navigator.languages]);
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const contrast = matchMedia("(prefers-contrast: more)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
let calm = $state(still.matches);

/** Whether things may move. */
export function moves(): boolean {
  return settings.animation && !calm;
}

/** Puts the theme on the page; `auto` follows the system. */
export function applyTheme(): void {
  const auto = contrast.matches ? "contrast" : dark.matches ? "dark" : "light";
  const { documentElement: root } = document;
  root.dataset.theme = settings.theme === "auto" ? auto : settings.theme;
  // The frame of an installed app takes the colour of the page.
  const frame = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (frame) frame.content = getComputedStyle(root).getPropertyValue("--page").trim();
}

dark.addEventListener("change", applyTheme);
contrast.addEventListener("change", applyTheme);
still.addEventListener("change", () => (calm = still.matches));
