import { DATABASES, LOCAL_STORAGE } from '@/deviceData';

/** Clears the data of this origin in the browser, except what outlives it by the list. A part that fails does not stop the others. */
export async function clearAppData(): Promise<void> {
  await Promise.allSettled([clearStorage(), clearCaches(), clearDatabases(), unregisterWorkers()]);
}

/** Also clears keys of older releases, which the list does not name. */
async function clearStorage(): Promise<void> {
  try {
    const outliving = Object.entries(LOCAL_STORAGE)
      .filter(([, entry]) => 'outlivesClearing' in entry)
      .map(([name]) => [name, localStorage.getItem(name)] as const);
    localStorage.clear();
    for (const [name, text] of outliving) if (text !== null) localStorage.setItem(name, text);
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
  const names = listed?.map(({ name }) => name) ?? Object.keys(DATABASES);
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
