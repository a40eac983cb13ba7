/** The languages, each by its own name. One more is a folder under `locales/` and a line here. */
export const LANGUAGES: readonly { code: string; name: string }[] = [
  { code: "en", name: "English" },
  { code: "fr", name: "Français" },
  { code: "de", name: "Deutsch" },
  { code: "nl", name: "Nederlands" },
  { code: "it", name: "Italiano" },
  { code: "es", name: "Español" },
  { code: "pt", name: "Português" },
  { code: "pl", name: "Polski" },
  { code: "cs", name: "Čeština" },
];

/** The first wished language that there is; otherwise English. */
export function choose(wished: readonly string[]): string {
  for (const wish of wished) {
    const code = wish.toLowerCase().split("-")[0];
    if (LANGUAGES.some((language) => language.code === code)) return code!;
  }
  return "en";
}
