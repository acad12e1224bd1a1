import type { ChapterRef, ReadingProgress, ShelfBook } from '@/api/types';
import type { AppFrame } from '@/realtime';
import type { InfiniteData } from '@tanstack/react-query';
import type { ShelfPage } from './api';
import { withBook, withFirst } from './cache';

export type ReadingFrame = Extract<AppFrame, { type: 'reading' }>;
export type ChapterFrame = Extract<AppFrame, { type: 'chapter' }>;
export type Shelf = InfiniteData<ShelfPage>;

/** The shelf with a new chapter of one of its books, which comes first from now on; undefined where the shelf has to be read anew. */
export function withNewChapter(shelf: Shelf, { bookId, chapter }: ChapterFrame): Shelf | undefined {
  const kept = shelf.pages.flatMap(({ records }) => records).find(({ id }) => id === bookId);
  if (!kept) return undefined;
  // The answer that the shelf was made of knew of it, or it came in the middle of the book.
  if (chapter.index <= kept.chapterNum) return shelf;
  const appeared = chapter.index - kept.chapterNum;
  const change: Partial<ShelfBook> = { updates: kept.updates + appeared, chapterNum: chapter.index };
  return withFirst(
    withBook(shelf, bookId, () => change),
    bookId,
  );
}

/** How many books on the shelf have something new. They come first, so the first page tells. */
export function updatesOn(shelf: Shelf | undefined): number {
  return shelf?.pages.flatMap(({ records }) => records).filter(({ updates }) => updates > 0).length ?? 0;
}

/** The place as books carry it. What the frame does not tell is known of the chapter. */
export function placeOf({ type, ...place }: ReadingFrame, chapter: ChapterRef): ReadingProgress {
  return { ...place, chapterIndex: chapter.index, chapterTitle: chapter.title };
}
