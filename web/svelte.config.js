import adapter from "@sveltejs/adapter-static";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { compressed } from "./build-steps/compressed.js";
import { offline } from "./build-steps/offline.js";
import { strictPages } from "./build-steps/strict-pages.js";
import { version } from "./build-steps/version.js";

/** @type {import('@sveltejs/kit').Config} */
export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true },
  kit: {
    // The pages are shells that the browser fills: the language is not known before.
    adapter: compressed(
      offline(strictPages(adapter({ pages: "build", assets: "build", fallback: "404.html" }))),
    ),
    // Absolute paths, so that the start script may live in a file of its own.
    paths: { relative: false },
    output: { bundleStrategy: "split", preloadStrategy: "modulepreload" },
    // The app is stored when the page is quiet: `src/lib/offline`.
    serviceWorker: { register: false },
    version: { name: version() },
  },
};
