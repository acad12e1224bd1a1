import type { DatabaseName } from '@/deviceData';
import { openDB, type IDBPObjectStore } from 'idb';

type Store<Mode extends IDBTransactionMode> = IDBPObjectStore<unknown, [string], string, Mode>;

/** Runs one request in an object store, and creates the database if it is missing. Resolves when the data is written. */
export type RunInStore = <T, Mode extends IDBTransactionMode>(
  mode: Mode,
  act: (store: Store<Mode>) => Promise<T>,
) => Promise<T>;

export function objectStore(name: DatabaseName, store: string): RunInStore {
  return async (mode, act) => {
    const database = await openDB(name, 1, { upgrade: (created) => void created.createObjectStore(store) });
    try {
      const transaction = database.transaction(store, mode);
      // A full disk is reported at the end of the transaction, after each request has succeeded.
      const [result] = await Promise.all([act(transaction.objectStore(store)), transaction.done]);
      return result;
    } finally {
      database.close();
    }
  };
}
