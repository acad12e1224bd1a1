import { readJson, remove, writeJson } from '@/lib/storage';

interface WayOn {
  order: string;
  to: string;
}

const key = (uid: number) => `${uid}:paying`;

/** Where a player was going when they left to pay; the page is loaded anew before they go on. */
export function rememberWay(uid: number, order: string, to: string | undefined): void {
  if (to === undefined) remove(key(uid));
  else writeJson(key(uid), { order, to } satisfies WayOn);
}

/** Where a player who paid this order wanted to go. */
export function wayOnFrom(uid: number, order: string): string | null {
  const stored = readJson(key(uid)) as Partial<WayOn> | null;
  return stored?.order === order && typeof stored.to === 'string' && stored.to.startsWith('/')
    ? stored.to
    : null;
}

/** The player is on the way there. */
export function forgetWay(uid: number): void {
  remove(key(uid));
}
