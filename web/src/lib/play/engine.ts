// What the engine's worker needs: the compiled module, and the engine's file of a game. The page
// fetches each once and keeps it, so that a new worker starts at once.

import type { GameId } from "../games/look";
import { awaited } from "../offline/quiet";
import { loadRules, type ThinkRequest } from "./rules";
import moduleUrl from "$lib/wasm/engine_bg.wasm?url";

/** A question about a position of a game. */
type GameRequest = Extract<ThinkRequest, { position: string }>;

/** The engine's file of a game. */
export interface EngineFile {
  /** Its address. */
  file: string;
  /** Whether a question cannot be answered without it, with so many pieces on the board. */
  needed: (request: GameRequest, pieces: number) => boolean;
}

const FILES = import.meta.glob<EngineFile>("../games/*/engine.ts", {
  eager: true,
  import: "engine",
});
/** How long to wait before a fetch that failed is tried again. */
const AGAIN = 3000;

let engine: Promise<WebAssembly.Module> | undefined;
const files = new Map<GameId, Promise<Uint8Array>>();

/** The compiled engine. */
export function engineModule(): Promise<WebAssembly.Module> {
  engine ??= compiled(moduleUrl);
  return engine;
}

/** A module, compiled while it arrives. */
export function compiled(url: string): Promise<WebAssembly.Module> {
  return awaited(compile(url));
}

/** The engine's file of the game, if this question needs it. */
export async function engineFile(request: ThinkRequest): Promise<Uint8Array | undefined> {
  if (!("position" in request)) return undefined;
  const { game } = request;
  const { file, needed } = FILES[`../games/${game}/engine.ts`]!;
  if (!needed(request, await piecesOf(request))) return undefined;
  let fetching = files.get(game);
  if (!fetching) files.set(game, (fetching = awaited(read(file))));
  return fetching;
}

/** How many pieces are on the board of a question; the rules are there before the engine. */
async function piecesOf({ game, position }: GameRequest): Promise<number> {
  const view = (await loadRules()).readPosition(game, position);
  return view.ok ? Object.values(view.cells).filter((cell) => "kind" in cell).length : 0;
}

async function compile(url: string): Promise<WebAssembly.Module> {
  return fetched(url, async (response) => {
    const streams = response.headers.get("content-type") === "application/wasm";
    if (streams) return WebAssembly.compileStreaming(response);
    return WebAssembly.compile(await response.arrayBuffer());
  });
}

async function read(url: string): Promise<Uint8Array> {
  return fetched(url, async (response) => new Uint8Array(await response.arrayBuffer()));
}

/**
 * Fetches and reads until it works, also where the connection is lost on the way: whoever waits for
 * the engine cannot go on without it.
 */
async function fetched<T>(url: string, reading: (response: Response) => Promise<T>): Promise<T> {
  for (;;) {
    try {
      const response = await fetch(url);
      if (response.ok) return await reading(response);
    } catch (error) {
      // The same bytes would not be compiled the next time either.
      if (error instanceof WebAssembly.CompileError) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
}
