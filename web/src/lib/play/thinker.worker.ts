// The engine in a thread of its own, so that the page never waits for it.

import { giveData, initSync, Thinker } from "$lib/wasm/engine.js";
import type { ThinkReply, ThinkRequest } from "./rules";

/** The name of the worker says how much memory it may use. */
const MEGABYTES = Number(self.name) || 16;
let thinker: Thinker | undefined;

/** A question and its answer carry the same number. */
export interface Question {
  id: number;
  request: ThinkRequest;
  /** The compiled engine, with the first question. */
  module?: WebAssembly.Module;
  /** The engine's file, with the first question that needs it. */
  file?: Uint8Array | undefined;
}
export interface Answer {
  id: number;
  reply: ThinkReply;
}

self.onmessage = ({ data: { id, request, module, file } }: MessageEvent<Question>) => {
  if (module) initSync({ module });
  if (file && "game" in request) giveData(request.game, file);
  thinker ??= new Thinker(MEGABYTES);
  const answer: Answer = { id, reply: thinker.think(request) };
  self.postMessage(answer);
};
