// The engine of the play page: turns of the computer and hints.

import { Asker } from "./asker";
import { engineFile, engineModule } from "./engine";
import type { ThinkReply, ThinkRequest } from "./rules";

const MEGABYTES = 16;
const asker = new Asker(MEGABYTES);

/** The engine's answer, or nothing if it was stopped. */
export function think(request: ThinkRequest): Promise<ThinkReply | undefined> {
  return asker.ask(request);
}

/** Fetches what the engine needs for such questions, so that the first is answered sooner. */
export function prepareThinking(request: ThinkRequest): void {
  void engineModule();
  void engineFile(request);
}

/** Ends all thinking; whoever waits gets nothing. An engine that is not asked is kept. */
export function stopThinking(): void {
  if (asker.busy) asker.end();
}
