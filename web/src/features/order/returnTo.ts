import { readJson, remove, writeJson } from '@/lib/storage';

interface ReturnTo {
  order: string;
  to: string;
}

const key = (uid: number) => `${uid}:paying`;

/** Where a player was going when they left to pay; the page is loaded anew before they go on. */
export function saveReturnTo(uid: number, order: string, to: string | undefined): void {
  if (to === undefined) remove(key(uid));
  else writeJson(key(uid), { order, to } satisfies ReturnTo);
}

/** Where a player who paid this order wanted to go. */
export function returnToAfter(uid: number, order: string): string | null {
  const stored = readJson(key(uid)) as Partial<ReturnTo> | null;
  return stored?.order === order && typeof stored.to === 'string' && stored.to.startsWith('/')
    ? stored.to
    : null;
}

/** The player is on the way there. */
export function clearReturnTo(uid: number): void {
  remove(key(uid));
}
