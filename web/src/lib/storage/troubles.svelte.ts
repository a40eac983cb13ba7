// What is wrong with the browser's storage, for the bar that says so.

import { SvelteSet } from "svelte/reactivity";

/** Why something cannot be stored: no room is left, or the browser stores nothing at all. */
export type Unkept = "full" | "forbidden";

class Troubles {
  #unread = $state(false);
  #why = $state<Unkept>("full");
  /** What is not stored as it is on the screen. */
  readonly #unkept = new SvelteSet<string>();

  /** Whether something could not be read and was put aside. */
  get unread(): boolean {
    return this.#unread;
  }

  /** Why something on the screen is not stored, if so. */
  get unkept(): Unkept | undefined {
    return this.#unkept.size > 0 ? this.#why : undefined;
  }

  /** Something was put aside; or the person has seen that. */
  noteUnread(unread: boolean): void {
    // What is being drawn may read the storage, and may not change what is drawn.
    queueMicrotask(() => (this.#unread = unread));
  }

  /** Something is stored, or why not. */
  noteKept(what: string, why: Unkept | undefined): void {
    queueMicrotask(() => {
      if (why === undefined) return void this.#unkept.delete(what);
      this.#why = why;
      this.#unkept.add(what);
    });
  }
}

export const troubles = new Troubles();

/** What an error of the storage means. */
export function unkeptBy(error: unknown): Unkept {
  const name = error instanceof DOMException ? error.name : "";
  return /quota/i.test(name) ? "full" : "forbidden";
}
