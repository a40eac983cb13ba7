// One engine in a worker of its own that is asked slice after slice. It is ended with the page.

import type { ThinkReply, ThinkRequest } from "../play/rules";
import type { Answer, Question } from "../play/thinker.worker";
import ThinkerWorker from "../play/thinker.worker?worker";

export class Asker {
  #megabytes: number;
  #worker: Worker | undefined;
  #count = 0;
  #waiting = new Map<number, (reply: ThinkReply | undefined) => void>();

  constructor(megabytes: number) {
    this.#megabytes = megabytes;
  }

  /** The engine's answer, or nothing if it was ended. */
  ask(request: ThinkRequest): Promise<ThinkReply | undefined> {
    this.#worker ??= this.#start();
    const question: Question = { id: ++this.#count, request };
    this.#worker.postMessage(question);
    return new Promise((resolve) => this.#waiting.set(question.id, resolve));
  }

  end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const resolve of this.#waiting.values()) resolve(undefined);
    this.#waiting.clear();
  }

  #start(): Worker {
    const worker = new ThinkerWorker({ name: String(this.#megabytes) });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      this.#waiting.get(data.id)?.(data.reply);
      this.#waiting.delete(data.id);
    };
    worker.onerror = () => this.end();
    return worker;
  }
}
