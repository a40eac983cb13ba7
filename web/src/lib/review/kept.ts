// Finished reviews in a database of their own, each under the game that it is about: the start and
// the turns. What cannot be kept is looked through again.

import type { GameReview } from "../play/rules";
import { isObject } from "../storage/shapes";
import { removeFirst, within } from "../storage/transaction";

const NAME = "totemic.reviews";
const REVIEWS = "reviews";
const BY_DATE = "made";
/** Beyond it the oldest go. A review is about 10 KB. */
const MOST = 300;
/** Of the form of a review; `engine::review::VERSION`. */
const VERSION = 1;

interface Kept {
  /** What the game was. */
  key: string;
  made: number;
  review: GameReview;
}

function database(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      const store = request.result.createObjectStore(REVIEWS, { keyPath: "key" });
      store.createIndex(BY_DATE, BY_DATE);
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => resolve(request.result);
  });
}

async function withReviews<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opened = await database();
  try {
    return await within(opened, REVIEWS, mode, work);
  } finally {
    opened.close();
  }
}

export function keyOf(game: string, start: string, turns: string[]): string {
  return [game, start, ...turns].join(" ");
}

/** The review of a game, if there is one of the present form. */
export async function keptReview(key: string): Promise<GameReview | undefined> {
  try {
    const kept: unknown = await withReviews("readonly", (store) => store.get(key));
    if (!isObject(kept) || !isObject(kept.review)) return undefined;
    return kept.review.version === VERSION ? (kept as unknown as Kept).review : undefined;
  } catch {
    return undefined;
  }
}

export async function keepReview(key: string, review: GameReview): Promise<void> {
  try {
    const kept: Kept = { key, made: Date.now(), review };
    const many = await withReviews("readwrite", (store) => {
      store.put(kept);
      return store.count();
    });
    if (many > MOST) {
      await withReviews("readwrite", (store) => removeFirst(store.index(BY_DATE), many - MOST));
    }
  } catch {
    // There is no room, or the browser forbids it.
  }
}

/** A game is gone, and what was found out about it goes with it. */
export async function forgetReview(key: string): Promise<void> {
  try {
    await withReviews("readwrite", (store) => store.delete(key));
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}
