// What a person has chosen, kept in the browser. `static/theme.js` reads the theme from the same
// place before the first paint.

import { choose, LANGUAGES } from "./i18n/languages";
import { fieldsOf, isFlag, isOneOf, isText } from "./storage/shapes";
import { Slot } from "./storage/slot";

export type Theme = "auto" | "light" | "dark" | "contrast";
export const THEMES: readonly Theme[] = ["auto", "light", "dark", "contrast"];

export interface Settings {
  /** Empty: as the browser wishes. */
  language: string;
  theme: Theme;
  sounds: boolean;
  /** A phone trembles a little when something lands. */
  vibration: boolean;
  animation: boolean;
  /** A turn waits for one more tap. */
  confirm: boolean;
  coordinates: boolean;
  /** The values of pieces as figures instead of pips. */
  figures: boolean;
  /** The game, level and side last played against the computer; no game: the first one. */
  game: string;
  level: number;
  side: "first" | "second" | "lots";
  /** The name in online games. */
  name: string;
  /** There may be online games of one's own: only then is the server asked for them. */
  online: boolean;
}

const DEFAULTS: Settings = {
  language: "",
  theme: "auto",
  sounds: true,
  vibration: true,
  animation: true,
  confirm: false,
  coordinates: true,
  figures: false,
  game: "",
  level: 1,
  side: "first",
  name: "",
  online: false,
};

/** What each may be; anything else is as if it had not been chosen. */
const POSSIBLE: { [K in keyof Settings]: (value: unknown) => value is Settings[K] } = {
  language: isOneOf(["", ...LANGUAGES.map(({ code }) => code)]),
  theme: isOneOf(THEMES),
  sounds: isFlag,
  vibration: isFlag,
  animation: isFlag,
  confirm: isFlag,
  coordinates: isFlag,
  figures: isFlag,
  // Which games there are is not known here; the home page takes another for one that is not.
  game: isText,
  level: isOneOf([1, 2, 3, 4, 5, 6, 7, 8]),
  side: isOneOf(["first", "second", "lots"]),
  name: isText,
  online: isFlag,
};

/** The settings that a stored value holds. */
function settingsOf(value: unknown): Settings {
  const stored = fieldsOf(value);
  const possible = Object.entries(POSSIBLE).filter(([key, is]) => is(stored[key]));
  return { ...DEFAULTS, ...Object.fromEntries(possible.map(([key]) => [key, stored[key]])) };
}

const slot = new Slot("totemic.settings", settingsOf);

export const settings: Settings = $state(slot.read() ?? settingsOf(undefined));

/** Changes a setting and keeps it, beside what another tab has changed meanwhile. */
export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  slot.write({ ...(slot.read() ?? settings), [key]: value });
  if (key === "theme") applyTheme();
}

/** Takes over what was chosen elsewhere where nothing was chosen here. */
export function adoptSettings(value: unknown): void {
  const theirs = settingsOf(value);
  const open = (Object.keys(DEFAULTS) as (keyof Settings)[]).filter(
    (key) => settings[key] === DEFAULTS[key],
  );
  for (const key of open) set(key, theirs[key]);
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
