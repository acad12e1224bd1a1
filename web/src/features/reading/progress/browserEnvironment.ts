import { isRejected } from '@/api/http';
import type { ReadingRecord, SavedRecord } from '@/api/types';
import { entriesLoaded, entriesOf, registerKinds, submit, type MutationKind } from '@/data/outbox';
import { useAccount } from '@/features/account';
import { applyProgress } from '@/features/book';
import { readProgress, saveProgress } from '../api';
import { deviceName } from './device';
import { ReadingProgressSync, type ProgressEnvironment, type ProgressOutbox } from './progressSync';
import { adoptVisitorProgress, loadProgress, storeProgress } from './store';

let current: { uid: number; sync: ReadingProgressSync } | null = null;

/** The reading places of this player. A visitor's places stay on this device until the visitor signs in. */
export function progressSyncOf(uid: number): ReadingProgressSync {
  if (current?.uid === uid) return current.sync;
  if (uid) {
    // The visitor's last move may not be stored yet.
    if (current?.uid === 0) current.sync.flush();
    adoptVisitorProgress(uid);
  }
  current = { uid, sync: new ReadingProgressSync(environmentFor(uid)) };
  return current.sync;
}

/** Saves the reading place in a book. A newer place replaces an unanswered one. */
export const readingKind: MutationKind<ReadingRecord, SavedRecord> = {
  name: 'reading',
  orderOf: ({ bookId }) => `${bookId}`,
  latestOnly: true,
  lifetimeMs: () => Infinity,
  send: async ({ payload }, { keepalive }) => {
    const { records } = await saveProgress([payload], keepalive);
    if (!records[0]) throw new Error('the answer has no result for the reading place');
    return records[0];
  },
  onAnswer: ({ uid, payload }, saved, { client, local }) => {
    progressSyncOf(uid).applyAnswer(payload, saved, local);
    if (saved.accepted && saved.progress) applyProgress(client, uid, saved.progress);
  },
  onGiveUp: ({ uid, payload }, error) => {
    // The server did not read the record of a suspended player, so the place stays unsaved.
    if (isRejected(error)) progressSyncOf(uid).applyRefusal(payload);
  },
};

function environmentFor(uid: number): ProgressEnvironment {
  return {
    device: deviceName(),
    now: Date.now,
    read: (book) => (uid ? read(uid, book) : Promise.resolve(null)),
    outbox: uid ? outboxOf(uid) : null,
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

function outboxOf(uid: number): ProgressOutbox {
  registerKinds([readingKind]);
  return {
    loaded: entriesLoaded,
    queued: (book) => entriesOf(readingKind).find(({ payload }) => payload.bookId === book)?.payload,
    submit: (record, closing) => {
      // Otherwise another player is signed in. The places wait for the login of their own player.
      if (useAccount.getState().uid === uid) submit(readingKind, record, { closing });
    },
  };
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
