/** Clears all that this app keeps in the browser. Each part that fails leaves the others to be cleared. */
export async function clearStored(): Promise<void> {
  await Promise.allSettled([clearStorage(), clearCaches(), clearDatabases(), dropWorkers()]);
}

async function clearStorage(): Promise<void> {
  try {
    localStorage.clear();
  } finally {
    sessionStorage.clear();
  }
}

async function clearCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.allSettled(names.map((name) => caches.delete(name)));
}

async function clearDatabases(): Promise<void> {
  // Older versions of Firefox do not list them.
  const listed = await indexedDB.databases?.();
  const names = listed?.map(({ name }) => name) ?? ['portal-drafts', 'portal-kept'];
  await Promise.allSettled(names.map((name) => name && drop(name)));
}

/** A database that another tab has open is dropped once that tab is closed: nobody waits for it. */
function drop(name: string): Promise<void> {
  return new Promise((done) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = request.onerror = request.onblocked = () => done();
  });
}

async function dropWorkers(): Promise<void> {
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.allSettled(workers.map((worker) => worker.unregister()));
}
