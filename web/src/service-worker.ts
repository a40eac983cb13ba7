// The app on the device. A version is stored as a whole when it is installed and answers every
// page from then on, with or without a network. The next version is stored beside it and waits
// until the person asks for it, so that old and new files never meet.

/// <reference no-default-lib="true"/>
/// <reference lib="esnext" />
/// <reference lib="webworker" />
/// <reference types="@sveltejs/kit" />

import { build, files, prerendered, version } from "$service-worker";

const worker = globalThis.self as unknown as ServiceWorkerGlobalScope;

const PREFIX = "totemic-";
const CACHE = PREFIX + version;
/** The page for addresses that lead nowhere. */
const MISSING = "/404.html";
/** Start scripts of the pages; `build-steps/offline.js` writes their names here. */
const STARTS = "%start-scripts%".split(" ");

/** So many files are fetched at a time: whatever a page needs meanwhile goes before. */
const AT_ONCE = 4;

const MANIFEST = /\.webmanifest$/;
const PAGES = new Set([...prerendered.filter((path) => !MANIFEST.test(path)), MISSING]);
/** Their content's hash is in their name: whichever version stored them, they are the same. */
const HASHED = new Set([...build, ...STARTS]);
const LOOSE = new Set([...files, ...prerendered.filter((path) => MANIFEST.test(path))]);

worker.addEventListener("install", (event) => event.waitUntil(store()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("message", ({ data }) => {
  if (data === "activate") void worker.skipWaiting();
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request, url));
  else if (url.pathname.startsWith("/_app/immutable/")) event.respondWith(hashed(request));
  else if (LOOSE.has(url.pathname)) event.respondWith(own(url.pathname, request));
});

/** Stores the whole version; if anything is missing, nothing of it is used. */
async function store(): Promise<void> {
  const cache = await caches.open(CACHE);
  const paths = [...HASHED, ...LOOSE, ...PAGES].values();
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, () => storeSome(cache, paths)));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function storeSome(cache: Cache, paths: Iterator<string>): Promise<void> {
  for (let next = paths.next(); !next.done; next = paths.next()) await put(cache, next.value);
}

async function put(cache: Cache, path: string): Promise<void> {
  const mode = HASHED.has(path) ? "default" : "no-cache";
  const response = await fetch(path, { cache: mode, priority: "low" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  if (PAGES.has(path)) {
    // The files may have been replaced meanwhile by those of yet another version.
    const text = await response.clone().text();
    if (!STARTS.some((start) => text.includes(start))) throw new Error(`${path}: other version`);
  }
  await cache.put(path, response);
}

/** Keeps the version before, whose pages may still be open, and forgets the older ones. */
async function takeOver(): Promise<void> {
  const others = (await caches.keys()).filter((key) => key.startsWith(PREFIX) && key !== CACHE);
  await Promise.all(others.slice(0, -1).map((key) => caches.delete(key)));
  await worker.clients.claim();
}

/** A page; an address that this version does not know may be one that the server knows. */
async function page(request: Request, url: URL): Promise<Response> {
  const bare = url.pathname.replace(/(.)\/$/, "$1");
  if (PAGES.has(bare) && bare !== MISSING) {
    if (bare !== url.pathname) return Response.redirect(bare + url.search, 308);
    return own(bare, request);
  }
  const answer = await fetch(request).catch(() => undefined);
  if (answer && answer.status !== 404) return answer;
  const missing = await own(MISSING, request);
  return new Response(missing.body, { status: 404, headers: missing.headers });
}

/** A file of this version. */
async function own(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? fetch(request);
}

async function hashed(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}
