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
  "../crates/server/wire.ts",
  "../crates/engine/src/oxono/oxono.solution",
  "../crates/engine/src/yoxii/yoxii.patterns",
];

/** @returns {string} */
export function version() {
  const hash = createHash("sha256");
  for (const source of SOURCES) {
    const inside = statSync(source).isDirectory()
      ? readdirSync(source, { recursive: true, encoding: "utf8" }).sort()
      : [""];
    for (const name of inside) {
      const path = join(source, name);
      if (statSync(path).isFile()) hash.update(`${path}\0`).update(readFileSync(path));
    }
  }
  return hash.digest("hex").slice(0, 12);
}
