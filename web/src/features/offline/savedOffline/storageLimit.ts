import { readJson, writeJson } from '@/lib/storage';

const MB = 1024 * 1024;
/** How much room a reader may give to kept chapters. */
export const LIMITS: readonly number[] = [200 * MB, 500 * MB, 1024 * MB, 2048 * MB];
const DEFAULT_LIMIT = 500 * MB;
const KEY = 'kept-limit';
/** What the browser keeps free for everything else of the app. */
const RESERVED = 20 * MB;

export function storageLimit(): number {
  const stored = readJson(KEY);
  return typeof stored === 'number' && LIMITS.includes(stored) ? stored : DEFAULT_LIMIT;
}

export function setStorageLimit(bytes: number): void {
  writeJson(KEY, bytes);
}

/** What fits: as much as the reader gave, and as the device has. `used` is what is kept already. */
export async function freeSpace(used: number): Promise<number> {
  const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return Math.min(storageLimit(), used + Math.max(0, quota - usage - RESERVED));
}

/** Asks the browser not to clear what is kept when the device runs short. */
export function askToPersist(): void {
  void navigator.storage?.persist?.().catch(() => false);
}
