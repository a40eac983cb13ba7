// Serves the built app as `totemic serve` does, and can be stopped or given another version.

import { createServer, type Server } from "node:http";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";

const BUILD = new URL("../build", import.meta.url).pathname;
const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

type Files = Map<string, Buffer>;

/** The files of the build by path. */
export function built(): Files {
  const files: Files = new Map();
  for (const name of readdirSync(BUILD, { recursive: true, encoding: "utf8" })) {
    const path = join(BUILD, name);
    if (statSync(path).isFile() && !/\.(br|gz)$/.test(name)) files.set(name, readFileSync(path));
  }
  return files;
}

/**
 * The same app as another version: hashed files under other addresses, so that not one is shared,
 * and a word on the home page.
 */
export function nextVersion(files: Files): Files {
  const { version } = JSON.parse(files.get("_app/version.json")!.toString()) as { version: string };
  const rewrite = (text: string) => text.replaceAll("_app/immutable/", "_app/immutable/next/");
  const next: Files = new Map();
  for (const [name, bytes] of files) {
    let content = bytes;
    if (/\.(html|js|css)$/.test(name)) content = Buffer.from(rewrite(bytes.toString()));
    if (name === "service-worker.js") content = Buffer.from(nextWorker(bytes.toString()));
    if (name === "index.html") {
      content = Buffer.from(content.toString().replace("<html", '<html data-version="next"'));
    }
    next.set(rewrite(name), content);
  }
  return next;

  /** It stores other files under another name, and like any version it knows all hashed files. */
  function nextWorker(text: string): string {
    const all = /startsWith\((["'`])\/_app\/immutable\/next\//;
    const renamed = rewrite(text).replaceAll(version, `${version}-next`);
    if (!text.includes(version) || !all.test(renamed)) {
      throw new Error("the service worker is written otherwise");
    }
    return renamed.replace(all, "startsWith($1/_app/immutable/");
  }
}

/** A site on a port of its own. */
export class Site {
  #server: Server | undefined;
  #port = 0;
  /** What is asked for, since it was last emptied. */
  asked: string[] = [];
  files: Files;
  /** May the browser keep hashed files by itself? Otherwise only the app on the device does. */
  kept = true;

  constructor(files: Files) {
    this.files = files;
  }

  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      const path = new URL(request.url ?? "/", this.origin).pathname.slice(1);
      this.asked.push(path);
      const name = [path || "index.html", `${path}.html`].find((one) => this.files.has(one));
      const file = this.files.get(name ?? "404.html")!;
      response.writeHead(name ? 200 : 404, {
        "content-type": TYPES[extname(name ?? ".html")] ?? "application/octet-stream",
        "cache-control": this.#caching(path),
      });
      response.end(file);
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.#port, "localhost", resolve));
    const address = server.address();
    if (typeof address === "object" && address) this.#port = address.port;
  }

  #caching(path: string): string {
    if (!this.kept) return "no-store";
    return path.startsWith("_app/immutable/") ? "public, max-age=31536000, immutable" : "no-cache";
  }

  async stop(): Promise<void> {
    const server = this.#server;
    server?.closeAllConnections();
    await new Promise((resolve) => server?.close(resolve));
  }
}
