import { persisted } from '@/data/persisted';

const MB = 1024 * 1024;
/** Storage limits that the player can choose for saved chapters. */
export const LIMITS: readonly number[] = [200 * MB, 500 * MB, 1024 * MB, 2048 * MB];
/** Part of the browser's quota that stays free for the rest of the app. */
const RESERVED = 20 * MB;

/** The limit that the player chose. Version 0 was the number itself. */
export const useStorageLimit = persisted('kept-limit', {
  initial: { bytes: 500 * MB },
  validate: ({ bytes }) => (typeof bytes === 'number' && LIMITS.includes(bytes) ? { bytes } : {}),
  migrate: (bytes) => ({ bytes }),
});

/**
 * Space for saved chapters: the chosen limit, or less if the device has less. `used` is the size of the chapters
 * saved so far.
 */
export async function freeSpace(used: number): Promise<number> {
  const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return Math.min(useStorageLimit.fresh().bytes, used + Math.max(0, quota - usage - RESERVED));
}

/** Asks the browser not to evict saved chapters when storage runs short. */
export function askToPersist(): void {
  void navigator.storage?.persist?.().catch(() => false);
}
