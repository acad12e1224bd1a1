const FIRST_WAIT_MS = 10_000;
const MAX_TRIES = 6;

/**
 * Retries the import of an optional part: when the network is back, or after a growing delay. Returns null after the last attempt; the next
 * start of the app tries again.
 */
export async function retryImport<T>(fetch: () => Promise<T>): Promise<T | null> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await fetch();
    } catch (error) {
      console.warn(`an import failed, attempt ${tries}`, error);
      if (tries === MAX_TRIES) return null;
      await onlineOrDelay(FIRST_WAIT_MS * 2 ** (tries - 1));
    }
  }
}

/** Waits for the network. If the browser reports a network, waits at most `waitMs`. */
function onlineOrDelay(waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = navigator.onLine ? setTimeout(done, waitMs) : undefined;
    window.addEventListener('online', done);
    function done() {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    }
  });
}
