// Makes every built page fit a strict Content-Security-Policy: the start script that SvelteKit
// writes into the page moves to a file, and the policy itself is written into the page, so that
// it holds whoever serves the files.

import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const OUT = "build";
const SCRIPTS = "_app/immutable/start";
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
].join("; ");

/**
 * Wraps an adapter: runs it, then rewrites the pages that it wrote.
 * @param {import('@sveltejs/kit').Adapter} adapter
 * @returns {import('@sveltejs/kit').Adapter}
 */
export function strictPages(adapter) {
  return {
    ...adapter,
    name: `${adapter.name}, strict pages`,
    async adapt(builder) {
      await adapter.adapt(builder);
      for (const file of readdirSync(OUT, { recursive: true, encoding: "utf8" })) {
        if (file.endsWith(".html")) rewrite(join(OUT, file));
      }
    },
  };
}

/** @param {string} path */
function rewrite(path) {
  const page = readFileSync(path, "utf8")
    .replace(/<script>([\s\S]*?)<\/script>/g, (_, code) => `<script src="${store(code)}"></script>`)
    .replace("<head>", `<head>\n<meta http-equiv="Content-Security-Policy" content="${POLICY}">`);
  writeFileSync(path, page);
}

/** Writes a script under a name made of its content, and gives its address. @param {string} code */
function store(code) {
  const hash = createHash("sha256").update(code).digest("hex").slice(0, 12);
  mkdirSync(join(OUT, SCRIPTS), { recursive: true });
  writeFileSync(join(OUT, SCRIPTS, `${hash}.js`), code.trim() + "\n");
  return `/${SCRIPTS}/${hash}.js`;
}
