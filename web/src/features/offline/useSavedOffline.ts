import { useAccount } from '@/features/account';
import { useEffect, useMemo } from 'react';
import { monotonicNow } from './savedOffline/clock';
import { isFor, isLapsed } from './savedOffline/record';
import { chapterKey, loadSaved, useSavedStore } from './savedOffline/store';

/** State of a chapter: saved, saved but lapsed with the membership, or the progress of its download (0 to 1). */
export type SavedState = 'kept' | 'lapsed' | number;

/** The saved chapters of a book on this device, by chapter id. */
export function useSavedOffline(bookId: number): ReadonlyMap<number, SavedState> {
  const uid = useAccount((account) => account.uid);
  const records = useSavedRecords();
  const saveProgress = useSavedStore((state) => state.saveProgress);
  return useMemo(() => {
    const states = new Map<number, SavedState>();
    const now = monotonicNow();
    for (const record of records ?? [])
      if (record.bookId === bookId && isFor(record, uid))
        states.set(record.chapterId, isLapsed(record, now) ? 'lapsed' : 'kept');
    const prefix = chapterKey(bookId, 0).slice(0, -1);
    for (const [name, part] of Object.entries(saveProgress))
      if (name.startsWith(prefix)) states.set(Number(name.slice(prefix.length)), part);
    return states;
  }, [bookId, records, uid, saveProgress]);
}

/** All chapters saved on this device; null: not read yet. */
export function useSavedRecords() {
  const records = useSavedStore((state) => state.records);
  useEffect(() => {
    if (records === null) void loadSaved();
  }, [records]);
  return records;
}
