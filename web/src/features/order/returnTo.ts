import { readJson, remove, writeJson } from '@/lib/storage';

interface ReturnTo {
  order: string;
  to: string;
}

const key = (uid: number) => `${uid}:paying`;

/**
 * Saves where to continue after payment. It is in local storage because paying leaves the app and loads the page
 * again.
 */
export function saveReturnTo(uid: number, order: string, to: string | undefined): void {
  if (to === undefined) remove(key(uid));
  else writeJson(key(uid), { order, to } satisfies ReturnTo);
}

/** The return address saved with this order; null if a later order has replaced it. */
export function returnToAfter(uid: number, order: string): string | null {
  const stored = readJson(key(uid)) as Partial<ReturnTo> | null;
  return stored?.order === order && typeof stored.to === 'string' && stored.to.startsWith('/')
    ? stored.to
    : null;
}

/** Call this when the player returns to the page. */
export function clearReturnTo(uid: number): void {
  remove(key(uid));
}
