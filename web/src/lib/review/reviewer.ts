// The worker that looks a game through, as the page sees it.

import type { GameId } from "../games/look";
import { compiled, engineFile } from "../play/engine";
import moduleUrl from "$lib/wasm/review_bg.wasm?url";
import type { Game, News, Order } from "./reviewer.worker";
import ReviewWorker from "./reviewer.worker?worker";

type Report = Extract<News, { kind: "report" }>;
type Attempt = Extract<News, { kind: "attempt" }>;

let module: Promise<WebAssembly.Module> | undefined;

export class Reviewing {
  readonly #ready: Promise<Worker | undefined>;
  readonly #onfail: () => void;
  #ended = false;
  #count = 0;
  #waiting = new Map<number, (attempt: Attempt | undefined) => void>();

  /** Looks the game through and tells how far it is; without `onreport` it only answers. */
  constructor(about: Game, onfail: () => void, onreport?: (report: Report) => void) {
    this.#onfail = onfail;
    this.#ready = this.#start(about, onreport).catch(() => this.#fail());
  }

  async #start(about: Game, onreport?: (report: Report) => void): Promise<Worker | undefined> {
    const position = about.start;
    const question = { task: "truth", game: about.game as GameId, position } as const;
    module ??= compiled(moduleUrl);
    const [made, file] = await Promise.all([module, engineFile(question)]);
    if (this.#ended) return undefined;
    const worker = new ReviewWorker();
    worker.onmessage = ({ data }: MessageEvent<News>) => {
      if (data.kind === "report") onreport?.(data);
      else this.#answer(data.id, data);
    };
    worker.onerror = () => this.#fail();
    this.#tell(worker, { kind: "begin", module: made, file, about, look: onreport !== undefined });
    return worker;
  }

  /** Whether a turn keeps what a position is worth; nothing if the worker was ended. */
  async attempt(position: string, value: "win" | "draw", turn: string) {
    const worker = await this.#ready;
    if (!worker || this.#ended) return undefined;
    const id = ++this.#count;
    return new Promise<Attempt | undefined>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#tell(worker, { kind: "attempt", id, position, value, turn });
    });
  }

  end(): void {
    this.#ended = true;
    void this.#ready.then((worker) => worker?.terminate());
    for (const id of this.#waiting.keys()) this.#answer(id, undefined);
  }

  #fail(): undefined {
    if (!this.#ended) this.#onfail();
    this.end();
  }

  #answer(id: number, attempt: Attempt | undefined): void {
    this.#waiting.get(id)?.(attempt);
    this.#waiting.delete(id);
  }

  #tell(worker: Worker, order: Order): void {
    worker.postMessage(order);
  }
}
