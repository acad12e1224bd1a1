import type { DatabaseName } from '@/deviceData';

/** Runs one request in an object store, and creates the database if it is missing. Resolves when the data is written. */
export type RunInStore = <T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
) => Promise<T>;

export function objectStore(name: DatabaseName, store: string): RunInStore {
  const open = () => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    return answer(request);
  };
  return async (mode, act) => {
    const database = await open();
    try {
      const transaction = database.transaction(store, mode);
      // A full disk is reported at the end of the transaction, after each request has succeeded.
      const [result] = await Promise.all([answer(act(transaction.objectStore(store))), end(transaction)]);
      return result;
    } finally {
      database.close();
    }
  };
}

function end(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the transaction was aborted'));
  });
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the request failed'));
  });
}
