import { ApiError, CODE } from '@/api/errors';
import { isRejected } from '@/api/http';
import { useAccount } from '@/features/account';
import { backoffMs } from '@/realtime/backoff';
import { readProgress, saveProgress } from '../api';
import { deviceName } from './device';
import { ReadingProgressSync, type ProgressEnvironment } from './progressSync';
import { adoptVisitorProgress, loadProgress, storeProgress } from './store';

let current: { uid: number; sync: ReadingProgressSync } | null = null;

/** The reading places of this player. A visitor's places stay on this device until the visitor signs in. */
export function progressSyncOf(uid: number): ReadingProgressSync {
  if (current?.uid === uid) return current.sync;
  if (uid) {
    // The visitor's last move may not be stored yet.
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
  // Another player is signed in. The places wait for the login of their own player.
  if (useAccount.getState().uid !== uid) return { retryIn: LONG_MS };
  try {
    return { saved: (await saveProgress(records, flushBeforeClosing)).records };
  } catch (error) {
    if (error instanceof ApiError && error.code === CODE.sessionInvalid) return { retryIn: LONG_MS };
    if (error instanceof ApiError && error.retryAfter !== null) return { retryIn: error.retryAfter * 1_000 };
    return isRejected(error) ? 'refused' : { retryIn: null };
  }
};

/** Long enough that another event, such as a login, starts the next attempt. */
const LONG_MS = 10 * 60_000;

/** Readers that may have moved since their last report. */
const progressReporters = new Set<() => void>();

/** Calls `report` before a page saves for the last time. A hidden page gets no more frames, and may never be shown again. */
export function beforeClosing(report: () => void): () => void {
  progressReporters.add(report);
  return () => void progressReporters.delete(report);
}

/** A hidden page may never be shown again. */
function flushBeforeClosing(): void {
  for (const report of progressReporters) report();
  void current?.sync.flush({ closing: true });
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') flushBeforeClosing();
  // The player may have decided in another tab.
  else void current?.sync.resume();
});
window.addEventListener('pagehide', flushBeforeClosing);
window.addEventListener('online', () => void current?.sync.resume());
