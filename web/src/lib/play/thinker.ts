// Asks the engine's worker. A question that is no longer of interest is dropped by ending the
// worker, which is the only way to interrupt it; the next question starts a new one.

import type { ThinkReply, ThinkRequest } from "./rules";
import type { Answer, Question } from "./thinker.worker";
import ThinkerWorker from "./thinker.worker?worker";

let worker: Worker | undefined;
let count = 0;
const waiting = new Map<number, (reply: ThinkReply | undefined) => void>();

/** The engine's answer, or nothing if it was stopped. */
export function think(request: ThinkRequest): Promise<ThinkReply | undefined> {
  worker ??= start();
  const question: Question = { id: ++count, request };
  worker.postMessage(question);
  return new Promise((resolve) => waiting.set(question.id, resolve));
}

/** Ends all thinking; whoever waits gets nothing. */
export function stopThinking(): void {
  if (waiting.size === 0) return;
  worker?.terminate();
  worker = undefined;
  for (const resolve of waiting.values()) resolve(undefined);
  waiting.clear();
}

function start(): Worker {
  const made = new ThinkerWorker();
  made.onmessage = ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.(data.reply);
    waiting.delete(data.id);
  };
  made.onerror = stopThinking;
  return made;
}
