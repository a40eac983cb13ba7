// Work with one store of a browser's database.

/** Does something with a store; all of it or nothing. */
export async function within<T>(
  database: IDBDatabase,
  store: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = database.transaction(store, mode);
  const request = work(transaction.objectStore(store));
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  return request.result;
}

/** The first ones in the order of an index go. */
export function removeFirst(index: IDBIndex, many: number): IDBRequest {
  let left = many;
  const request = index.openCursor();
  request.onsuccess = () => {
    const cursor = request.result;
    if (!cursor || left-- <= 0) return;
    cursor.delete();
    cursor.continue();
  };
  return request;
}
