// What a device is told when it installs the app, in every language. Read only when the app is
// built: `routes/manifest` makes a file of each.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { GAMES } from "../games";

const TEXTS = import.meta.glob<string>("../../../../locales/*/offline.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The web app manifest in a language; nothing if there is no such language. */
export function manifest(language: string): object | undefined {
  const texts = TEXTS[`../../../../locales/${language}/offline.ftl`];
  if (texts === undefined) return undefined;
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(texts));
  const t = (id: string) => bundle.formatPattern(bundle.getMessage(id)!.value!);
  return {
    // The same app in every language.
    id: "/",
    name: t("app-name"),
    short_name: "totemic",
    description: t("app-description"),
    lang: language,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#f6f1e7",
    theme_color: "#f6f1e7",
    categories: ["games"],
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      {
        src: "/icon-maskable-512.png",
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
    ],
    shortcuts: GAMES.map(({ id, title }) => ({ name: title, url: `/${id}/computer` })),
  };
}
