import { useAccount } from '@/features/account';
import { keptNow } from './clock';
import { findKept } from './database';
import { readable, type Chapter } from './record';

/** A kept chapter, for when there is no line; one that has lapsed is locked. Null: it is not kept here. */
export async function keptChapter(bookId: number, chapterId: number): Promise<Chapter | null> {
  const { uid } = useAccount.getState();
  for (const reader of uid ? [uid, 0] : [0]) {
    const record = await findKept([reader, bookId, chapterId]).catch(() => null);
    if (record) return readable(record, keptNow());
  }
  return null;
}
