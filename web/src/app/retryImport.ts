import { onlineOrDelay } from '@/lib/onlineOrDelay';

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
      // Without a network another attempt is pointless.
      await onlineOrDelay(navigator.onLine ? FIRST_WAIT_MS * 2 ** (tries - 1) : Infinity);
    }
  }
}
