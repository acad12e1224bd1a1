import { idOf, type Kept, type KeptId } from './record';

/** The index of what is kept, in IndexedDB: the page and the worker read it. */
const NAME = 'portal-kept';
const STORE = 'chapters';

export function allKept(): Promise<Kept[]> {
  return run('readonly', (store) => store.getAll() as IDBRequest<Kept[]>);
}

export async function findKept(id: KeptId): Promise<Kept | null> {
  return (await run('readonly', (store) => store.get(id) as IDBRequest<Kept | undefined>)) ?? null;
}

export async function putKept(record: Kept): Promise<void> {
  await run('readwrite', (store) => store.put(record, idOf(record)));
}

export async function deleteKept(id: KeptId): Promise<void> {
  await run('readwrite', (store) => store.delete(id));
}

async function run<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    const transaction = database.transaction(STORE, mode);
    // Full is said at the end, after each request has succeeded.
    const [result] = await Promise.all([answer(act(transaction.objectStore(STORE))), end(transaction)]);
    return result;
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return answer(request);
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
