import { error, json } from "@sveltejs/kit";
import { LANGUAGES } from "$lib/i18n/languages";
import { manifest } from "$lib/offline/manifest";

export const prerender = true;

export function entries() {
  return LANGUAGES.map(({ code }) => ({ language: code }));
}

export function GET({ params }) {
  return json(manifest(params.language) ?? error(404));
}
