// What the engine's worker needs: the compiled module, and the engine's file of a game. The page
// fetches each once and keeps it, so that a new worker starts at once.

import type { GameId } from "../games/look";
import { awaited } from "../offline/quiet";
import type { ThinkRequest } from "./rules";
import moduleUrl from "$lib/wasm/engine_bg.wasm?url";
import oxono from "../../../../crates/engine/src/oxono/oxono.solution?url";
import yoxii from "../../../../crates/engine/src/yoxii/yoxii.patterns?url";

const FILES: Record<GameId, string> = { oxono, yoxii };
/** The level that looks into OXONO's opening solution. */
const FULL_STRENGTH = 8;
/** How long to wait before a fetch that failed is tried again. */
const AGAIN = 3000;

let compiled: Promise<WebAssembly.Module> | undefined;
const files = new Map<GameId, Promise<Uint8Array>>();

/** The compiled engine. */
export function engineModule(): Promise<WebAssembly.Module> {
  compiled ??= awaited(compile());
  return compiled;
}

/**
 * The engine's file, if this question needs it: YOXII's evaluation always; OXONO's opening
 * solution, which is larger than all the rest together, only where the truth is asked for.
 */
export function engineFile(request: ThinkRequest): Promise<Uint8Array> | undefined {
  if (!("game" in request)) return undefined;
  const { game, task } = request;
  const shallow = task === "threat" || (task === "turn" && request.level < FULL_STRENGTH);
  if (game === "oxono" && shallow) return undefined;
  let file = files.get(game);
  if (!file) files.set(game, (file = awaited(read(FILES[game]))));
  return file;
}

async function compile(): Promise<WebAssembly.Module> {
  const response = await fetched(moduleUrl);
  const streams = response.headers.get("content-type") === "application/wasm";
  if (streams) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

async function read(url: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetched(url)).arrayBuffer());
}

/** Fetches until it works: whoever waits for the engine cannot go on without it. */
async function fetched(url: string): Promise<Response> {
  for (;;) {
    try {
      const response = await fetch(url);
      if (response.ok) return response;
    } catch {
      // No network for the moment.
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
}
