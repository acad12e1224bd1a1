import type { ChapterRef, ReadingProgress, ShelfBook } from '@/api/types';
import type { AppFrame } from '@/realtime';
import type { InfiniteData } from '@tanstack/react-query';
import type { ShelfList } from './api';
import { withBook, withFirst } from './cache';

export type ReadingFrame = Extract<AppFrame, { type: 'reading' }>;
export type ChapterFrame = Extract<AppFrame, { type: 'chapter' }>;
export type ShelfFrame = Extract<AppFrame, { type: 'shelf' }>;
export type ShelfState = InfiniteData<ShelfList>;

/** The shelf with a new chapter of one of its books, which comes first from now on; undefined where the shelf has to be read anew. */
export function withNewChapter(shelf: ShelfState, { bookId, chapter }: ChapterFrame): ShelfState | undefined {
  const onShelf = findOnShelf(shelf, bookId);
  if (!onShelf) return undefined;
  // The answer that the shelf was made of knew of it; or it was seen since, or came in the middle of the book.
  if (chapter.index <= onShelf.chapterNum) return onShelf.updates > 0 ? shelf : undefined;
  const appeared = chapter.index - onShelf.chapterNum;
  const change: Partial<ShelfBook> = { updates: onShelf.updates + appeared, chapterNum: chapter.index };
  const changed = withFirst(
    withBook(shelf, bookId, () => change),
    bookId,
  );
  return onShelf.updates > 0 ? changed : withUpdateCount(changed, 1);
}

/** The shelf with nothing new in one of its books; undefined where it has to be read anew. */
export function withUpdatesSeen(shelf: ShelfState, bookId: number): ShelfState | undefined {
  const onShelf = findOnShelf(shelf, bookId);
  if (!onShelf) return undefined;
  const none: Partial<ShelfBook> = { updates: 0 };
  return onShelf.updates === 0
    ? shelf
    : withUpdateCount(
        withBook(shelf, bookId, () => none),
        -1,
      );
}

/** A book on the shelf, as far as that was read. */
function findOnShelf(shelf: ShelfState, bookId: number): ShelfBook | undefined {
  return shelf.pages.flatMap(({ records }) => records).find(({ id }) => id === bookId);
}

/** How many books of the whole shelf have something new: each page says it, the last one was asked for last. */
export function updateCount(shelf: ShelfState | undefined): number {
  return shelf?.pages[shelf.pages.length - 1]?.updated ?? 0;
}

const withUpdateCount = (shelf: ShelfState, more: number): ShelfState => ({
  ...shelf,
  pages: shelf.pages.map((page) => ({ ...page, updated: page.updated + more })),
});

/** The place as books carry it. What the frame does not tell is known of the chapter. */
export function progressFromFrame({ type, ...place }: ReadingFrame, chapter: ChapterRef): ReadingProgress {
  return { ...place, chapterIndex: chapter.index, chapterTitle: chapter.title };
}
