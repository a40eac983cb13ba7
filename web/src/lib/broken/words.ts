// The texts for a page that cannot be drawn. They are part of the app in all languages: the other
// texts are loaded when they are needed, and that may be what has failed.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { wishedLanguage } from "../settings.svelte";

const FILES = import.meta.glob("../../../../locales/*/broken.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;

/** The language, and its texts by key. */
export function words(): { language: string; t: (id: string) => string } {
  const language = wishedLanguage();
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(FILES[`../../../../locales/${language}/broken.ftl`] ?? ""));
  return { language, t: (id) => bundle.formatPattern(bundle.getMessage(id)?.value ?? id) };
}
