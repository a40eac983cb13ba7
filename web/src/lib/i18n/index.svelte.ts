// The texts: Fluent files of the repository's `locales/` folder. Only the files of the current
// language are loaded, and those of a single page only with that page.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

type Files = Record<string, () => Promise<string>>;
const FILES = import.meta.glob(
  [
    "../../../../locales/*/web.ftl",
    "../../../../locales/*/refusals.ftl",
    "../../../../locales/*/hints.ftl",
    "../../../../locales/*/offline.ftl",
    "../../../../locales/*/tower.ftl",
    "../../../../locales/*/characters.ftl",
  ],
  { query: "?raw", import: "default" },
) as Files;

/** Adds the texts of a room that few visit, so that nobody else loads even their names. */
export function addTexts(files: Files): void {
  Object.assign(FILES, files);
}

/** What every page needs. */
const ALWAYS = ["web", "refusals", "hints", "offline", "tower"];

let bundle = $state.raw<FluentBundle>();
let current = $state("en");
/** The language that was asked for last. */
let wished = "en";
let extras: string[] = [];
/** What was asked for last: an answer that comes late does not undo a later wish. */
let latest: Promise<void> | undefined;

/** The code of the language in use. */
export function language(): string {
  return current;
}

/** Loads a language and shows it; what is on the page changes at once. */
export function speak(code: string): Promise<void> {
  wished = code;
  const made: Promise<void> = read(code, [...ALWAYS, ...extras]).then(
    (next) => {
      if (latest !== made) return latest;
      bundle = next;
      current = code;
      document.documentElement.lang = code;
    },
    (error: unknown) => {
      if (latest === made) {
        wished = current;
        latest = undefined;
      }
      throw error;
    },
  );
  latest = made;
  return made;
}

/** Adds files, such as `analyse`, to what is loaded now and in every later language. */
export async function needs(...files: string[]): Promise<void> {
  const more = files.filter((file) => !extras.includes(file));
  // Somebody else may have asked for them, and they are still on their way.
  if (more.length === 0) return latest;
  extras = [...extras, ...more];
  try {
    await speak(wished);
  } catch (error) {
    extras = extras.filter((file) => !more.includes(file));
    throw error;
  }
}

/** The text of a message. An unknown key shows itself in brackets, so that it is found. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return `⟦${id}⟧`;
  return bundle.formatPattern(message.value, args);
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

async function read(code: string, names: string[]): Promise<FluentBundle> {
  const made = new FluentBundle(code, { useIsolating: false });
  const texts = await Promise.all(
    names.map((name) => FILES[`../../../../locales/${code}/${name}.ftl`]?.() ?? ""),
  );
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}
