// Tells the built service worker the names of the start scripts that `strict-pages.js` wrote, so
// that it stores them too.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const OUT = "build";
const WORKER = join(OUT, "service-worker.js");
const SCRIPTS = "_app/immutable/start";
const MARK = "%start-scripts%";

/**
 * Wraps an adapter: runs it, then completes the service worker that it wrote.
 * @param {import('@sveltejs/kit').Adapter} adapter
 * @returns {import('@sveltejs/kit').Adapter}
 */
export function offline(adapter) {
  return {
    ...adapter,
    name: `${adapter.name}, offline`,
    async adapt(builder) {
      await adapter.adapt(builder);
      const scripts = readdirSync(join(OUT, SCRIPTS)).map((name) => `/${SCRIPTS}/${name}`);
      const worker = readFileSync(WORKER, "utf8");
      if (!worker.includes(MARK)) throw new Error(`${WORKER} has no place for the start scripts`);
      writeFileSync(WORKER, worker.replace(MARK, scripts.join(" ")));
    },
  };
}
