// The browser's two storages, as texts by key. Nothing here throws: a browser that stores nothing
// has nothing stored, and whoever writes is told why that did not work.

import { unkeptBy, type Unkept } from "./troubles.svelte";

class Area {
  /** Asking for the storage alone may be forbidden. */
  readonly #open: () => Storage;

  constructor(open: () => Storage) {
    this.#open = open;
  }

  /** What is stored. */
  text(key: string): string | null {
    try {
      return this.#open().getItem(key);
    } catch {
      return null;
    }
  }

  /** What a stored JSON text says; nothing if there is none. */
  value(key: string): unknown {
    try {
      return JSON.parse(this.text(key) ?? "");
    } catch {
      return undefined;
    }
  }

  /** Stores a text over the one before, or says why not. */
  put(key: string, text: string): Unkept | undefined {
    try {
      this.#open().setItem(key, text);
      return undefined;
    } catch (error) {
      return unkeptBy(error);
    }
  }

  remove(key: string): void {
    try {
      this.#open().removeItem(key);
    } catch {
      // Nothing is stored.
    }
  }

  /** The keys that begin so. */
  keys(beginning: string): string[] {
    try {
      return Object.keys(this.#open()).filter((key) => key.startsWith(beginning));
    } catch {
      return [];
    }
  }
}

/** What all tabs share and what stays; `slot.ts` is the way to it. */
export const shared = new Area(() => localStorage);

/** What one tab knows for itself, as long as it is open. */
export const tab = new Area(() => sessionStorage);
