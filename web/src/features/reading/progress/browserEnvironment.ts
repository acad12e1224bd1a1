import { ApiError, CODE } from '@/api/errors';
import { isRejected } from '@/api/http';
import { useAccount } from '@/features/account';
import { backoffMs } from '@/realtime/backoff';
import { readProgress, saveProgress } from '../api';
import { deviceName } from './device';
import { ReadingProgressSync, type ProgressEnvironment } from './progressSync';
import { adoptVisitorProgress, loadProgress, storeProgress } from './store';

let current: { uid: number; sync: ReadingProgressSync } | null = null;

/** Where this player reads; of whoever is not signed in, this device alone remembers it, until they sign in. */
export function progressSyncOf(uid: number): ReadingProgressSync {
  if (current?.uid === uid) return current.sync;
  if (uid) {
    // The last of it may not be written yet.
    if (current?.uid === 0) void current.sync.flush();
    adoptVisitorProgress(uid);
  }
  current = { uid, sync: new ReadingProgressSync(environmentFor(uid)) };
  return current.sync;
}

function environmentFor(uid: number): ProgressEnvironment {
  return {
    device: deviceName(),
    now: Date.now,
    read: (book) => (uid ? read(uid, book) : Promise.resolve(null)),
    save: uid ? (records, flushBeforeClosing) => save(uid, records, flushBeforeClosing) : null,
    load: () => loadProgress(uid),
    store: (changed) => storeProgress(uid, changed),
    delay: (ms, what) => {
      const timer = setTimeout(what, ms);
      return () => clearTimeout(timer);
    },
    backoff: (failures) => backoffMs(failures),
  };
}

async function read(uid: number, book: number): ReturnType<ProgressEnvironment['read']> {
  const assertSamePlayer = () => {
    if (useAccount.getState().uid !== uid) throw new Error('somebody else is here by now');
  };
  assertSamePlayer();
  const place = await readProgress(book);
  assertSamePlayer();
  return place;
}

const save: (
  uid: number,
  ...what: Parameters<NonNullable<ProgressEnvironment['save']>>
) => ReturnType<NonNullable<ProgressEnvironment['save']>> = async (uid, records, flushBeforeClosing) => {
  // Somebody else is here by now: it waits until this player comes back.
  if (useAccount.getState().uid !== uid) return { retryIn: LONG_MS };
  try {
    return { saved: (await saveProgress(records, flushBeforeClosing)).records };
  } catch (error) {
    if (error instanceof ApiError && error.code === CODE.sessionInvalid) return { retryIn: LONG_MS };
    if (error instanceof ApiError && error.retryAfter !== null) return { retryIn: error.retryAfter * 1_000 };
    return isRejected(error) ? 'refused' : { retryIn: null };
  }
};

/** Until something else happens, such as a new login. */
const LONG_MS = 10 * 60_000;

/** Readers whose place may be newer than the one they told last. */
const progressReporters = new Set<() => void>();

/** Has a reader tell its place before the last save of a page: a page that is hidden gets no more frames, and may never come back. */
export function beforeClosing(report: () => void): () => void {
  progressReporters.add(report);
  return () => void progressReporters.delete(report);
}

/** A page that is hidden may not come back. */
function flushBeforeClosing(): void {
  for (const report of progressReporters) report();
  void current?.sync.flush({ closing: true });
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') flushBeforeClosing();
  // Another tab may have answered what is asked here.
  else void current?.sync.resume();
});
window.addEventListener('pagehide', flushBeforeClosing);
window.addEventListener('online', () => void current?.sync.resume());
