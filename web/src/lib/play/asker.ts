// One engine in a worker of its own. A question that is no longer of interest is dropped by ending
// the worker, which is the only way to interrupt it; the next question starts a new one.

import type { GameId } from "../games/look";
import { engineFile, engineModule } from "./engine";
import type { ThinkReply, ThinkRequest } from "./rules";
import type { Answer, Question } from "./thinker.worker";
import ThinkerWorker from "./thinker.worker?worker";

/** A worker, and the games whose file it has been given. */
interface Started {
  worker: Worker;
  games: Set<GameId>;
}

export class Asker {
  #megabytes: number;
  #started: Started | undefined;
  #count = 0;
  #waiting = new Map<number, (reply: ThinkReply | undefined) => void>();

  constructor(megabytes: number) {
    this.#megabytes = megabytes;
  }

  /** Whether a question is open. */
  get busy(): boolean {
    return this.#waiting.size > 0;
  }

  /** The engine's answer, or nothing if it was ended. */
  ask(request: ThinkRequest): Promise<ThinkReply | undefined> {
    const id = ++this.#count;
    const answer = new Promise<ThinkReply | undefined>((resolve) => this.#waiting.set(id, resolve));
    // A module that this browser cannot compile: whoever waits is told that nothing comes.
    this.#send(id, request).catch(() => this.end());
    return answer;
  }

  /** Ends the engine; whoever waits gets nothing. */
  end(): void {
    this.#started?.worker.terminate();
    this.#started = undefined;
    for (const resolve of this.#waiting.values()) resolve(undefined);
    this.#waiting.clear();
  }

  async #send(id: number, request: ThinkRequest): Promise<void> {
    const game = "game" in request ? request.game : undefined;
    const [module, file] = await Promise.all([engineModule(), engineFile(request)]);
    if (!this.#waiting.has(id)) return;
    const question: Question = { id, request };
    if (!this.#started) question.module = module;
    const { worker, games } = (this.#started ??= this.#start());
    if (game && file && !games.has(game)) {
      question.file = file;
      games.add(game);
    }
    worker.postMessage(question);
  }

  #start(): Started {
    const worker = new ThinkerWorker({ name: String(this.#megabytes) });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      this.#waiting.get(data.id)?.(data.reply);
      this.#waiting.delete(data.id);
    };
    worker.onerror = () => this.end();
    return { worker, games: new Set() };
  }
}
