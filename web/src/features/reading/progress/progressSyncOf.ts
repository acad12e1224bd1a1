import { useAccount } from '@/features/account';
import { deviceMark } from '@/features/device';
import { readProgress } from '../api';
import { ReadingProgressSync, type ProgressEnvironment, type ProgressOutbox } from './progressSync';
import { adoptVisitorProgress, loadProgress, storeProgress } from './store';

let current: { uid: number; sync: ReadingProgressSync } | null = null;
let outboxOf: ((uid: number) => ProgressOutbox) | null = null;

/** The synchronization of this player's reading positions: one for each page, replaced when the player changes. */
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

/** Sends the positions of players from now on. `readingKind.ts` calls it, so that a visitor's page does not load the outbox. */
export function connectOutbox(create: (uid: number) => ProgressOutbox): void {
  outboxOf = create;
  if (current?.uid) current.sync.connect(create(current.uid));
}

function environmentFor(uid: number): ProgressEnvironment {
  return {
    device: deviceMark(),
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
    if (useAccount.getState().uid !== uid) throw new Error('another player is signed in');
  };
  assertSamePlayer();
  const place = await readProgress(book);
  assertSamePlayer();
  return place;
}

/** Readers that may have moved since their last report. */
const progressReporters = new Set<() => void>();

/** Calls `report` before a hidden page saves its position. It gets no more animation frames, so the reader has not reported the last move. */
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
