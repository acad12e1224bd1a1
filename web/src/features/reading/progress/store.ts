import { readJson, remove, writeJson } from '@/lib/storage';
import type { KnownProgress } from './mergeProgress';

/** So many books are remembered; those that wait for the server go last. */
const MAX_BOOKS = 100;

/** Later there is no date. */
const LAST_DATE = 8.64e15;

export type StoredProgress = Record<string, KnownProgress>;

const keyOf = (uid: number) => `${uid}:reading`;

/** What a player read on this device, by book. Tabs share it. */
export function loadProgress(uid: number): StoredProgress {
  const stored = readJson(keyOf(uid));
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored as StoredProgress).filter(([, known]) => isSound(known)));
}

/** What is stored may be of another version, or somebody's hand: one unsound mark would hold all others up. */
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

/** Keeps what changed of some books, and leaves the others as other tabs have them. */
export function storeProgress(uid: number, changed: StoredProgress): void {
  const all = Object.entries({ ...loadProgress(uid), ...changed });
  if (all.length > MAX_BOOKS) all.sort(([, one], [, other]) => rank(other) - rank(one)).splice(MAX_BOOKS);
  if (all.length === 0) remove(keyOf(uid));
  else writeJson(keyOf(uid), Object.fromEntries(all));
}

/** Whoever reads here without an account. */
export const VISITOR = 0;

/**
 * What was read here before its reader signed in is theirs: of two marks in a book the later one. No version of the account's place is
 * known to it, so where another device's stands, that is asked about.
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
