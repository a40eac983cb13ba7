// The one socket of a page. It notices when the socket is dead, though it looks open, and comes
// back by itself. The world outside (sockets, time, chance) is handed in.

import { CLOSE, PROTOCOL, type ToPage, type ToServer } from "../../../../crates/server/wire";
import { waitAfter } from "./backoff";

/** What is needed of a WebSocket. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

/** Sockets, time and chance. */
export interface World {
  dial(heard: (data: unknown) => void, closed: (code: number) => void): Socket;
  /** Does something later; the answer takes that back. */
  later(millis: number, what: () => void): () => void;
  lot(): number;
}

/** Who listens. */
export interface Listener {
  /** A connection stands, for the first time or again. */
  opened(): void;
  told(message: ToPage): void;
  /** It does not stand any more; the page comes back by itself. */
  lost(): void;
  /** This page is too old for the server. */
  outdated(): void;
}

/** Both ends ask so often whether the other is there. */
export const HEARTBEAT = 20_000;
/** So long an answer may take. */
export const PATIENCE = 6_000;
/** So long when the browser says that there is no network: it may be wrong about this server. */
export const DOUBT = 1_500;

export class Connection {
  readonly #world: World;
  readonly #listener: Listener;
  #socket: Socket | undefined;
  #open = false;
  #ended = true;
  #attempts = 0;
  #stamp = 0;
  /** Takes back the next attempt or question. */
  #cancelNext = () => {};
  /** Takes back the end of the patience, while something is expected. */
  #cancelDoubt: (() => void) | undefined;

  constructor(world: World, listener: Listener) {
    this.#world = world;
    this.#listener = listener;
  }

  /** Whether something can be said. */
  get open(): boolean {
    return this.#open;
  }

  start(): void {
    if (!this.#ended) return;
    this.#ended = false;
    this.#attempts = 0;
    this.#dial();
  }

  /** Ends the connection; `start` begins anew. */
  stop(): void {
    this.#ended = true;
    this.#hangUp();
  }

  /** Says something; false if nobody hears it. */
  say(message: ToServer): boolean {
    if (!this.#open) return false;
    this.#socket?.send(JSON.stringify(message));
    // An order is answered, or the socket is dead: the next heartbeat would be late to notice.
    if (message.say === "order" && !this.#cancelDoubt) this.#doubt(PATIENCE);
    return true;
  }

  /**
   * The page has come back to the front, or the network has: phones keep sockets that are open
   * but dead, and a wait that was right before is too long now.
   */
  check(patience = PATIENCE): void {
    if (this.#ended) return;
    if (this.#open) return this.#ask(patience);
    this.#attempts = 0;
    // An attempt that is under way gets no longer than a new one.
    if (!this.#socket) this.#dial();
  }

  #dial(): void {
    this.#hangUp();
    const is = (socket: Socket | undefined) => socket !== undefined && this.#socket === socket;
    let socket: Socket | undefined;
    try {
      socket = this.#world.dial(
        (data) => is(socket) && this.#hear(data),
        (code) => is(socket) && this.#closed(code),
      );
    } catch {
      // A browser that forbids sockets.
      return this.#comeBack(0);
    }
    this.#socket = socket;
    this.#doubt(PATIENCE);
  }

  #hear(data: unknown): void {
    this.#trust();
    const message = read(data);
    if (!message) return;
    if (message.tell === "ping") {
      this.#socket?.send(JSON.stringify({ say: "pong", stamp: message.stamp } satisfies ToServer));
    } else if (message.tell === "welcome") {
      if (message.protocol !== PROTOCOL) return this.#closed(CLOSE.otherVersion);
      this.#open = true;
      this.#attempts = 0;
      this.#beat();
      this.#listener.opened();
    } else if (message.tell !== "pong") {
      this.#listener.told(message);
    }
  }

  #beat(): void {
    this.#cancelNext();
    this.#cancelNext = this.#world.later(HEARTBEAT, () => this.#ask(PATIENCE));
  }

  /** Asks whether the server is there; whatever it says next is an answer. */
  #ask(patience: number): void {
    this.#stamp += 1;
    this.say({ say: "ping", stamp: this.#stamp });
    this.#doubt(patience);
    this.#beat();
  }

  #doubt(patience: number): void {
    this.#trust();
    this.#cancelDoubt = this.#world.later(patience, () => this.#closed(CLOSE.silence));
  }

  #trust(): void {
    this.#cancelDoubt?.();
    this.#cancelDoubt = undefined;
  }

  #closed(code: number): void {
    const was = this.#open;
    this.#hangUp();
    if (this.#ended) return;
    if (was) this.#listener.lost();
    this.#comeBack(code);
  }

  #comeBack(code: number): void {
    const wait = waitAfter(code, this.#attempts, this.#world.lot());
    this.#attempts += 1;
    if (wait === undefined) {
      this.#ended = true;
      this.#listener.outdated();
      return;
    }
    this.#cancelNext = this.#world.later(wait, () => this.#dial());
  }

  #hangUp(): void {
    this.#cancelNext();
    this.#trust();
    this.#open = false;
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }
}

function read(data: unknown): ToPage | undefined {
  try {
    return JSON.parse(String(data)) as ToPage;
  } catch {
    return undefined;
  }
}
