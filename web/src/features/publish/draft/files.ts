/** Keeps chosen files over a reload, until they are uploaded. */
export interface FileStore {
  put: (key: string, file: Blob) => Promise<void>;
  get: (key: string) => Promise<Blob | null>;
  remove: (key: string) => Promise<void>;
}

const NAME = 'portal-drafts';
const STORE = 'files';

/** In IndexedDB. Where there is none (private windows), or no room, nothing is kept: a reload then loses what was not sent. */
export const browserFiles: FileStore = {
  put: async (key, file) => {
    await run('readwrite', (store) => store.put(file, key)).catch(noted);
  },
  get: async (key) => {
    const found = await run('readonly', (store) => store.get(key) as IDBRequest<unknown>).catch(noted);
    return found instanceof Blob ? found : null;
  },
  remove: async (key) => {
    await run('readwrite', (store) => store.delete(key)).catch(noted);
  },
};

function noted(error: unknown): null {
  console.warn('the browser keeps no files', error);
  return null;
}

async function run<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await answer(act(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return answer(request);
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the request failed'));
  });
}
