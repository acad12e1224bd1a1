import { readJson, writeJson } from '@/lib/storage';

const MB = 1024 * 1024;
/** Storage limits that the player can choose for saved chapters. */
export const LIMITS: readonly number[] = [200 * MB, 500 * MB, 1024 * MB, 2048 * MB];
const DEFAULT_LIMIT = 500 * MB;
const KEY = 'kept-limit';
/** Part of the browser's quota that stays free for the rest of the app. */
const RESERVED = 20 * MB;

export function storageLimit(): number {
  const stored = readJson(KEY);
  return typeof stored === 'number' && LIMITS.includes(stored) ? stored : DEFAULT_LIMIT;
}

export function setStorageLimit(bytes: number): void {
  writeJson(KEY, bytes);
}

/**
 * Space for saved chapters: the chosen limit, or less if the device has less. `used` is the size of the chapters
 * saved so far.
 */
export async function freeSpace(used: number): Promise<number> {
  const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return Math.min(storageLimit(), used + Math.max(0, quota - usage - RESERVED));
}

/** Asks the browser not to evict saved chapters when storage runs short. */
export function askToPersist(): void {
  void navigator.storage?.persist?.().catch(() => false);
}
