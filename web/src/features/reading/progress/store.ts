import { readJson, remove, writeJson } from '@/lib/storage';
import type { KnownProgress } from './mergeProgress';

/** Maximum number of stored books. Books with unsaved places are dropped last. */
const MAX_BOOKS = 100;

/** The latest date that JavaScript knows, ms. */
const LAST_DATE = 8.64e15;

export type StoredProgress = Record<string, KnownProgress>;

const keyOf = (uid: number) => `${uid}:reading` as const;

/** The reading positions of a player on this device, by book. Tabs share them. */
export function loadProgress(uid: number): StoredProgress {
  const stored = readJson(keyOf(uid));
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored as StoredProgress).filter(([, known]) => isSound(known)));
}

/** Another version of the app, or a person, may have changed the storage. One invalid mark would block all others. */
function isSound(known: Partial<KnownProgress> | null): boolean {
  if (typeof known !== 'object' || !Number.isInteger(known?.base)) return false;
  const { here } = known!;
  if (here === null) return true;
  return (
    Number.isInteger(here?.chapterId) &&
    Math.abs(here?.readAt ?? Infinity) < LAST_DATE &&
    typeof here?.locator === 'object' &&
    (here.index === undefined || Number.isInteger(here.index))
  );
}

/** Stores the changed books. The others stay as other tabs stored them. */
export function storeProgress(uid: number, changed: StoredProgress): void {
  const all = Object.entries({ ...loadProgress(uid), ...changed });
  if (all.length > MAX_BOOKS) all.sort(([, one], [, other]) => rank(other) - rank(one)).splice(MAX_BOOKS);
  if (all.length === 0) remove(keyOf(uid));
  else writeJson(keyOf(uid), Object.fromEntries(all));
}

/** A reader without an account. */
export const VISITOR = 0;

/**
 * Gives the visitor's places to the account that signed in; of two marks in a book, the later one stays. A visitor's mark knows no version
 * of the account's place, so the player decides if another device has one.
 */
export function adoptVisitorProgress(uid: number): void {
  const own = loadProgress(uid);
  const read = Object.entries(loadProgress(VISITOR)).flatMap(([book, { here }]) =>
    here && here.readAt > (own[book]?.here?.readAt ?? 0)
      ? [[book, { base: 0, here, waiting: true }] as const]
      : [],
  );
  if (read.length > 0) storeProgress(uid, Object.fromEntries(read));
  remove(keyOf(VISITOR));
}

const rank = ({ waiting, here }: KnownProgress) => (here?.readAt ?? 0) + (waiting ? 1e15 : 0);
