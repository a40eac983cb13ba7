// The engine in a thread of its own, so that the page never waits for it.

import { loadRules, type ThinkReply, type ThinkRequest, type Thinker } from "./rules";

/** Whoever needs another size says so by the name of the worker. */
const MEGABYTES = Number(self.name) || 16;
let thinker: Thinker | undefined;

/** A question and its answer carry the same number. */
export interface Question {
  id: number;
  request: ThinkRequest;
}
export interface Answer {
  id: number;
  reply: ThinkReply;
}

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  const rules = await loadRules();
  thinker ??= new rules.Thinker(MEGABYTES);
  const answer: Answer = { id: data.id, reply: thinker.think(data.request) };
  self.postMessage(answer);
};
