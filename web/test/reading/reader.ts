import type { ReadingRecord, SavedRecord } from '@/api/types';
import {
  ReadingProgressSync,
  type ProgressEnvironment,
  type ProgressOutbox,
} from '@/features/reading/progress/progressSync';
import type { StoredProgress } from '@/features/reading/progress/store';
import { Account, BOOK, page } from './account';
import { vi } from 'vitest';

/** A reader whose outbox sends at once. */
export function reader(
  account: Account,
  {
    stored = {},
    answer = (record) => account.save(record),
    read = () => Promise.resolve(account.place),
    queued = () => undefined,
  }: {
    stored?: StoredProgress;
    /** Null: the record is refused. Undefined: no answer comes. */
    answer?: (record: ReadingRecord) => SavedRecord | null | undefined;
    read?: ProgressEnvironment['read'];
    queued?: ProgressOutbox['queued'];
  } = {},
) {
  const sent: ReadingRecord[] = [];
  const store = vi.fn((changed: StoredProgress) => void Object.assign(stored, structuredClone(changed)));
  const places = new ReadingProgressSync({
    device: '甲',
    now: Date.now,
    read,
    load: () => structuredClone(stored),
    store,
    delay: (ms, what) => {
      const timer = setTimeout(what, ms);
      return () => clearTimeout(timer);
    },
  });
  places.connect({
    loaded: () => Promise.resolve(),
    queued,
    submit: (record) => {
      sent.push(record);
      const saved = answer(record);
      if (saved) queueMicrotask(() => places.applyAnswer(record, saved, true));
      else if (saved === null) queueMicrotask(() => places.applyRefusal(record));
    },
  });
  const flush = () => {
    places.flush();
    return vi.advanceTimersByTimeAsync(0);
  };
  return { places, sent, stored, store, flush };
}

export const READ_AT = Date.parse('2026-11-21T09:00:00Z');
export const storedAt = (base: number): StoredProgress => ({
  [BOOK]: { base, here: { chapterId: 2, locator: page(5), readAt: 1 }, waiting: false },
});
export const unsavedAt = (number: number, base = 0): StoredProgress => ({
  [BOOK]: { base, here: { chapterId: 2, locator: page(number), readAt: READ_AT }, waiting: true },
});
export const aRecord = (number: number): ReadingRecord => ({
  ...{ bookId: BOOK, chapterId: 2, locator: page(number), device: '甲', base: 0 },
  readAt: new Date(READ_AT).toISOString(),
});
