// The games in the browser's database. It holds one store, `games`, ordered by the day of the
// last turn; a change of its form is a new `VERSION` and a step in `upgrade`.

import { removeFirst, within } from "../storage/transaction";
import { playedOf, type PlayedGame } from "./game";

const NAME = "totemic";
const VERSION = 1;
const GAMES = "games";
/** By the last turn; the id makes the order definite. */
const BY_DATE = "played";
/** Beyond it the oldest go. A game is about 5 KB. */
export const MOST_GAMES = 5000;

/** Tells other tabs that the list has changed. */
const channel = new BroadcastChannel("totemic.games");

let opening: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => upgrade(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("an older version is open in another tab"));
    request.onsuccess = () => {
      // A tab with a later version is not kept waiting.
      request.result.onversionchange = () => request.result.close();
      request.result.onclose = () => (opening = undefined);
      resolve(request.result);
    };
  }).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

function upgrade(database: IDBDatabase): void {
  const games = database.createObjectStore(GAMES, { keyPath: "id" });
  games.createIndex(BY_DATE, ["played", "id"]);
}

/** Does something with the games, and tells other tabs if that changes them. */
async function withGames<T>(
  mode: IDBTransactionMode,
  work: (games: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const done = await within(await database(), GAMES, mode, work);
  if (mode === "readwrite") channel.postMessage("changed");
  return done;
}

/** Keeps games, each in the place of an older form of itself. All of them or none. */
export async function putGames(games: PlayedGame[]): Promise<void> {
  const many = await withGames("readwrite", (store) => {
    for (const game of games) store.put(game);
    return store.count();
  });
  if (many > MOST_GAMES) {
    await withGames("readwrite", (store) => removeFirst(store.index(BY_DATE), many - MOST_GAMES));
  }
}

export async function getGame(id: string): Promise<PlayedGame | undefined> {
  return playedOf(await withGames("readonly", (store) => store.get(id)));
}

export async function removeGame(id: string): Promise<void> {
  await withGames("readwrite", (store) => store.delete(id));
}

export async function countGames(): Promise<number> {
  return withGames("readonly", (store) => store.count());
}

/** Games that follow another one in the list, the newest first. */
export async function newestGames(many: number, after?: PlayedGame): Promise<PlayedGame[]> {
  const range = after ? IDBKeyRange.upperBound([after.played, after.id], true) : null;
  const found: unknown[] = [];
  await withGames("readonly", (store) => {
    const request = store.index(BY_DATE).openCursor(range, "prev");
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return;
      found.push(cursor.value);
      if (found.length < many) cursor.continue();
    };
    return request;
  });
  return found.flatMap((value) => playedOf(value) ?? []);
}

/** Tells when another tab has changed the list; the answer ends that. */
export function watchGames(changed: () => void): () => void {
  const heard = () => changed();
  channel.addEventListener("message", heard);
  return () => channel.removeEventListener("message", heard);
}
