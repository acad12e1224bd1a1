import type { BookDetail, Chapter, ChapterBrief } from '@/api/types';
import { useAccount } from '@/features/account';
import { monotonicNow } from './clock';
import { allSaved, findSaved } from './database';
import { briefOf, isFor, isLapsed, readable, type SavedChapter } from './record';
import { lockLapsed } from './store';

/** A saved chapter, for reading offline; a lapsed one is locked. Null: not saved here. */
export async function savedChapter(bookId: number, chapterId: number): Promise<Chapter | null> {
  const { uid } = useAccount.getState();
  for (const reader of uid ? [uid, 0] : [0]) {
    const record = await findSaved([reader, bookId, chapterId]).catch(() => null);
    if (!record) continue;
    const now = monotonicNow();
    if (isLapsed(record, now)) await lockLapsed(now).catch(() => undefined);
    return readable(record, now);
  }
  return null;
}

/** A book with saved chapters, as of the most recent save. Null: nothing of it is saved here. */
export async function savedBook(bookId: number): Promise<BookDetail | null> {
  const records = await savedOf(bookId);
  return records.sort((a, b) => b.keptAt - a.keptAt).find(({ book }) => book)?.book ?? null;
}

interface SavedChapterList {
  records: ChapterBrief[];
  total: number;
  size: number;
  current: number;
  pages: number;
  nextCursor: null;
}

/** The saved chapters of a book, as one complete page of a list. Null: none is saved. */
export async function savedChapters(bookId: number, backwards = false): Promise<SavedChapterList | null> {
  const saved = await savedOf(bookId);
  if (saved.length === 0) return null;
  const now = monotonicNow();
  const byId = new Map(saved.map((record) => [record.chapterId, briefOf(record, now)]));
  const records = [...byId.values()].sort((a, b) => (backwards ? b.index - a.index : a.index - b.index));
  return { records, total: records.length, size: records.length, current: 1, pages: 1, nextCursor: null };
}

async function savedOf(bookId: number): Promise<SavedChapter[]> {
  const { uid } = useAccount.getState();
  const records = await allSaved().catch(() => []);
  return records.filter((record) => record.bookId === bookId && isFor(record, uid));
}
