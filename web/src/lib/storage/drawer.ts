// A database of things that can be made again, each under its key. Where there are too many, the
// oldest go; where the browser forbids it or there is no room, nothing is kept.

import { removeFirst, within } from "./transaction";

const BY_DATE = "made";

export class Drawer {
  readonly #name: string;
  readonly #store: string;
  readonly #most: number;

  constructor(name: string, store: string, most: number) {
    this.#name = name;
    this.#store = store;
    this.#most = most;
  }

  /** What that comes to; nothing where there is no database. */
  async use<T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | undefined> {
    try {
      const opened = await this.#open();
      try {
        return await within(opened, this.#store, mode, work);
      } finally {
        opened.close();
      }
    } catch {
      return undefined;
    }
  }

  async keep(things: { key: string }[]): Promise<void> {
    const made = Date.now();
    const many = await this.use("readwrite", (store) => {
      for (const thing of things) store.put({ ...thing, made });
      return store.count();
    });
    if (many === undefined || many <= this.#most) return;
    await this.use("readwrite", (store) => removeFirst(store.index(BY_DATE), many - this.#most));
  }

  #open(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(this.#name, 1);
      request.onupgradeneeded = () => {
        const store = request.result.createObjectStore(this.#store, { keyPath: "key" });
        store.createIndex(BY_DATE, BY_DATE);
      };
      request.onerror = () => reject(request.error);
      request.onsuccess = () => resolve(request.result);
    });
  }
}
