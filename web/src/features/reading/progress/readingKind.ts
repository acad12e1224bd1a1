import { isRejected } from '@/api/http';
import type { ReadingRecord, SavedRecord } from '@/api/types';
import { entriesLoaded, entriesOf, registerKinds, submit, type MutationKind } from '@/data/outbox';
import { useAccount } from '@/features/account';
import { saveProgress } from '../api';
import { connectOutbox, progressSyncOf } from './progressSyncOf';

/**
 * Sends reading positions through the outbox. A newer place in a book replaces an unanswered one. Only players need this module, so it loads
 * with their socket (`events.ts`), and with the kinds of the deferred start.
 */
export const readingKind: MutationKind<ReadingRecord, SavedRecord> = {
  name: 'reading',
  orderOf: ({ bookId }) => String(bookId),
  latestOnly: true,
  lifetimeMs: () => Infinity,
  send: async ({ payload }, { keepalive }) => {
    const { records } = await saveProgress([payload], keepalive);
    if (!records[0]) throw new Error('the answer has no result for the reading position');
    return records[0];
  },
  onAnswer: ({ uid, payload }, saved, { local }) => progressSyncOf(uid).applyAnswer(payload, saved, local),
  onGiveUp: ({ uid, payload }, error) => {
    // The server did not read the record of a suspended player, so the place stays unsaved.
    if (isRejected(error)) progressSyncOf(uid).applyRefusal(payload);
  },
};

registerKinds([readingKind]);
connectOutbox((uid) => ({
  loaded: entriesLoaded,
  queued: (book) => entriesOf(readingKind).find(({ payload }) => payload.bookId === book)?.payload,
  submit: (record, closing) => {
    // Otherwise another player is signed in. The places wait for the login of their own player.
    if (useAccount.getState().uid === uid) submit(readingKind, record, { closing });
  },
}));
