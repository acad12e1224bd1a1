import { ApiError, CODE } from '@/api/errors';
import { isRejected } from '@/api/http';
import { useAccount } from '@/features/account';
import { backoffMs } from '@/realtime/backoff';
import { readProgress, saveProgress } from '../api';
import { deviceName } from './device';
import { ReadingProgressSync, type ProgressEnvironment } from './progressSync';
import { adoptVisitorProgress, loadProgress, storeProgress } from './store';

let current: { uid: number; places: ReadingProgressSync } | null = null;

/** Where this player reads; of whoever is not signed in, this device alone remembers it, until they sign in. */
export function progressSyncOf(uid: number): ReadingProgressSync {
  if (current?.uid === uid) return current.places;
  if (uid) {
    // The last of it may not be written yet.
    if (current?.uid === 0) void current.places.flush();
    adoptVisitorProgress(uid);
  }
  current = { uid, places: new ReadingProgressSync(environmentFor(uid)) };
  return current.places;
}

function environmentFor(uid: number): ProgressEnvironment {
  return {
    device: deviceName(),
    now: Date.now,
    read: (book) => (uid ? read(uid, book) : Promise.resolve(null)),
    save: uid ? (records, closing) => save(uid, records, closing) : null,
    load: () => loadProgress(uid),
    keep: (changed) => storeProgress(uid, changed),
    after: (ms, what) => {
      const timer = setTimeout(what, ms);
      return () => clearTimeout(timer);
    },
    backoff: (failures) => backoffMs(failures),
  };
}

async function read(uid: number, book: number): ReturnType<ProgressEnvironment['read']> {
  const isCurrentVisit = () => {
    if (useAccount.getState().uid !== uid) throw new Error('somebody else is here by now');
  };
  isCurrentVisit();
  const place = await readProgress(book);
  isCurrentVisit();
  return place;
}

const save: (
  uid: number,
  ...what: Parameters<NonNullable<ProgressEnvironment['save']>>
) => ReturnType<NonNullable<ProgressEnvironment['save']>> = async (uid, records, closing) => {
  // Somebody else is here by now: it waits until this player comes back.
  if (useAccount.getState().uid !== uid) return { retryIn: LONG_MS };
  try {
    return { saved: (await saveProgress(records, closing)).records };
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
export function beforeClosing(tell: () => void): () => void {
  progressReporters.add(tell);
  return () => void progressReporters.delete(tell);
}

/** A page that is hidden may not come back. */
function closing(): void {
  for (const tell of progressReporters) tell();
  void current?.places.flush({ closing: true });
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') closing();
  // Another tab may have answered what is asked here.
  else void current?.places.resume();
});
window.addEventListener('pagehide', closing);
window.addEventListener('online', () => void current?.places.resume());
