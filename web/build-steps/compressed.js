// Writes a Brotli and a gzip form beside every built file that shrinks by a good part, so that the
// server sends them as they are and never compresses anything itself. All forms are part of the
// program: one that saves little on the way would only make it larger.

import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const OUT = "build";
/** Pictures and fonts of these kinds are compressed already. */
const DENSE = /\.(png|webp|jpg|woff2|br|gz)$/;

/** A form must be smaller than this part of the file. */
const WORTH = 0.8;

/**
 * Wraps an adapter: runs it, then compresses the files that it wrote.
 * @param {import('@sveltejs/kit').Adapter} adapter
 * @returns {import('@sveltejs/kit').Adapter}
 */
export function compressed(adapter) {
  return {
    ...adapter,
    name: `${adapter.name}, compressed`,
    async adapt(builder) {
      await adapter.adapt(builder);
      for (const file of readdirSync(OUT, { recursive: true, encoding: "utf8" })) {
        const path = join(OUT, file);
        if (statSync(path).isFile() && !DENSE.test(path)) compress(path);
      }
    },
  };
}

/** @param {string} path */
function compress(path) {
  const plain = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const forms = { br: brotliCompressSync(plain, { params }), gz: gzipSync(plain, { level: 9 }) };
  for (const [suffix, form] of Object.entries(forms)) {
    if (form.length < WORTH * plain.length) writeFileSync(`${path}.${suffix}`, form);
  }
}
