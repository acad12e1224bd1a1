import { useAccount } from '@/features/account';
import { useEffect, useMemo } from 'react';
import { keptNow } from './kept/clock';
import { isFor, isLapsed } from './kept/record';
import { nameOf, readKept, useKeptStore } from './kept/store';

/** How a chapter stands: kept, kept but lapsed with the membership, or being kept (0 to 1 is here). */
export type KeptState = 'kept' | 'lapsed' | number;

/** What of a book this device keeps, by the chapter's id. */
export function useKept(bookId: number): ReadonlyMap<number, KeptState> {
  const uid = useAccount((account) => account.uid);
  const records = useKeptRecords();
  const underWay = useKeptStore((state) => state.underWay);
  return useMemo(() => {
    const states = new Map<number, KeptState>();
    const now = keptNow();
    for (const record of records ?? [])
      if (record.bookId === bookId && isFor(record, uid))
        states.set(record.chapterId, isLapsed(record, now) ? 'lapsed' : 'kept');
    const prefix = nameOf(bookId, 0).slice(0, -1);
    for (const [name, part] of Object.entries(underWay))
      if (name.startsWith(prefix)) states.set(Number(name.slice(prefix.length)), part);
    return states;
  }, [bookId, records, uid, underWay]);
}

/** Everything that is kept on this device; null: not read yet. */
export function useKeptRecords() {
  const records = useKeptStore((state) => state.records);
  useEffect(() => {
    if (records === null) void readKept();
  }, [records]);
  return records;
}
