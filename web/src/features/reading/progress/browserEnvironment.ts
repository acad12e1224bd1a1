import { useAccount } from '@/features/account';
import { readProgress } from '../api';
import { deviceName } from './device';
import { ReadingProgressSync, type ProgressEnvironment, type ProgressOutbox } from './progressSync';
import { adoptVisitorProgress, loadProgress, storeProgress } from './store';

let current: { uid: number; sync: ReadingProgressSync } | null = null;
let outboxOf: ((uid: number) => ProgressOutbox) | null = null;

/** The reading places of this player. A visitor's places stay on this device until the visitor signs in. */
export function progressSyncOf(uid: number): ReadingProgressSync {
  if (current?.uid === uid) return current.sync;
  if (uid) {
    // The visitor's last move may not be stored yet.
    if (current?.uid === 0) current.sync.flush();
    adoptVisitorProgress(uid);
  }
  const sync = new ReadingProgressSync(environmentFor(uid));
  current = { uid, sync };
  if (uid && outboxOf) sync.connect(outboxOf(uid));
  return sync;
}

/** Sends the places of players from now on. A visitor's places stay on this device. */
export function connectOutbox(create: (uid: number) => ProgressOutbox): void {
  outboxOf = create;
  if (current?.uid) current.sync.connect(create(current.uid));
}

function environmentFor(uid: number): ProgressEnvironment {
  return {
    device: deviceName(),
    now: Date.now,
    read: (book) => (uid ? read(uid, book) : Promise.resolve(null)),
    load: () => loadProgress(uid),
    store: (changed) => storeProgress(uid, changed),
    delay: (ms, what) => {
      const timer = setTimeout(what, ms);
      return () => clearTimeout(timer);
    },
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
  current?.sync.flush({ closing: true });
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') flushBeforeClosing();
  // The player may have decided in another tab.
  else void current?.sync.resume();
});
window.addEventListener('pagehide', flushBeforeClosing);
