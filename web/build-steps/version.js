// The name of the version that is built: a hash of everything that it is built from, so that the
// same sources are the same version wherever and whenever they are built.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const SOURCES = [
  "src",
  "static",
  "build-steps",
  "package-lock.json",
  "svelte.config.js",
  "vite.config.ts",
  "../locales",
  "../crates/engine/review.ts",
  "../crates/server/wire.ts",
];

/** Where the engine's files lie that the browser fetches: whatever is not Rust there. */
const ENGINE = "../crates/engine/src";

/** @returns {string} */
export function version() {
  const hash = createHash("sha256");
  const engine = filesIn(ENGINE).filter((path) => !path.endsWith(".rs"));
  for (const path of [...SOURCES.flatMap(filesIn), ...engine]) {
    hash.update(`${path}\0`).update(readFileSync(path));
  }
  return hash.digest("hex").slice(0, 12);
}

/**
 * A file, or all files in a folder, in the same order everywhere.
 * @param {string} source
 */
function filesIn(source) {
  const names = statSync(source).isDirectory()
    ? readdirSync(source, { recursive: true, encoding: "utf8" }).sort()
    : [""];
  return names.map((name) => join(source, name)).filter((path) => statSync(path).isFile());
}
