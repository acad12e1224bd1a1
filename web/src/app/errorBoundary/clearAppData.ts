import { PENDING_WRITES } from '@/api/idempotency';

/**
 * Clears the data of this origin in the browser, except the idempotency keys of unanswered writes: without its key, a repeated purchase
 * could be charged twice. They contain no personal data. A part that fails does not stop the others.
 */
export async function clearAppData(): Promise<void> {
  await Promise.allSettled([clearStorage(), clearCaches(), clearDatabases(), unregisterWorkers()]);
}

async function clearStorage(): Promise<void> {
  try {
    const pending = localStorage.getItem(PENDING_WRITES);
    localStorage.clear();
    if (pending !== null) localStorage.setItem(PENDING_WRITES, pending);
  } finally {
    sessionStorage.clear();
  }
}

async function clearCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.allSettled(names.map((name) => caches.delete(name)));
}

async function clearDatabases(): Promise<void> {
  // Older versions of Firefox cannot list databases.
  const listed = await indexedDB.databases?.();
  const names = listed?.map(({ name }) => name) ?? ['portal-drafts', 'portal-kept'];
  await Promise.allSettled(names.map((name) => name && deleteDatabase(name)));
}

/** Does not wait while another tab has the database open: the browser deletes it when that tab closes it. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((done) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = request.onerror = request.onblocked = () => done();
  });
}

async function unregisterWorkers(): Promise<void> {
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.allSettled(workers.map((worker) => worker.unregister()));
}
