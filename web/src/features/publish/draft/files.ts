import { objectStore } from '@/lib/indexedDb';

/** Stores chosen files until they are uploaded, so that they survive a reload. */
export interface FileStore {
  put: (key: string, file: Blob) => Promise<void>;
  get: (key: string) => Promise<Blob | null>;
  remove: (key: string) => Promise<void>;
}

const run = objectStore('portal-drafts', 'files');

/**
 * The store in IndexedDB. Without it (private windows) or without space, a reload loses files that were not uploaded.
 */
export const browserFiles: FileStore = {
  put: async (key, file) => {
    await run('readwrite', (store) => store.put!(file, key)).catch(reportFailure);
  },
  get: async (key) => {
    const found: unknown = await run('readonly', (store) => store.get(key)).catch(reportFailure);
    return found instanceof Blob ? found : null;
  },
  remove: async (key) => {
    await run('readwrite', (store) => store.delete(key)).catch(reportFailure);
  },
};

function reportFailure(error: unknown): null {
  console.warn('the browser keeps no files', error);
  return null;
}
