import type { Book, ChapterRef, ReadingProgress, ShelfBook } from '@/api/types';
import { itemsIn, withItem, withoutItems } from '@/data/cachedItems';
import type { EventFrame } from '@/data/eventRegistry';
import type { InfiniteData } from '@tanstack/react-query';
import type { ShelfList } from './api';

export type ShelfState = InfiniteData<ShelfList>;

/**
 * Applies a new chapter to the shelf and moves its book to the top. Returns undefined if the shelf must be
 * refetched.
 */
export function withNewChapter(
  shelf: ShelfState,
  { bookId, chapter }: EventFrame<'chapter'>,
): ShelfState | undefined {
  const onShelf = findOnShelf(shelf, bookId);
  if (!onShelf) return undefined;
  // Either the shelf's answer included the chapter, or the chapter was seen since, or it was inserted in the
  // middle of the book.
  if (chapter.index <= onShelf.chapterNum) return onShelf.updates > 0 ? shelf : undefined;
  const appeared = chapter.index - onShelf.chapterNum;
  const change: Partial<ShelfBook> = { updates: onShelf.updates + appeared, chapterNum: chapter.index };
  const changed = withFirst(
    withItem<ShelfBook, ShelfState>(shelf, bookId, () => change),
    bookId,
  );
  return onShelf.updates > 0 ? changed : withUpdateCount(changed, 1);
}

/** Clears the updates of one book on the shelf. Returns undefined if the shelf must be refetched. */
export function withUpdatesSeen(shelf: ShelfState, bookId: number): ShelfState | undefined {
  const onShelf = findOnShelf(shelf, bookId);
  if (!onShelf) return undefined;
  const none: Partial<ShelfBook> = { updates: 0 };
  return onShelf.updates === 0
    ? shelf
    : withUpdateCount(
        withItem<ShelfBook, ShelfState>(shelf, bookId, () => none),
        -1,
      );
}

type List = InfiniteData<{ records: Book[] }>;

/** Returns the list without this book. */
export const withoutBook = <T extends List | undefined>(list: T, id: number): T =>
  withoutItems<Book>(list, [id]) as T;

/** Returns the list with this book moved to the top. */
export function withFirst<T extends List | undefined>(list: T, id: number): T;
export function withFirst(list: List | undefined, id: number) {
  const found = itemsIn<Book>(list).find((book) => book.id === id);
  if (!list || !found || list.pages[0]?.records[0]?.id === id) return list;
  const [first, ...rest] = withoutBook(list, id).pages;
  return { ...list, pages: [{ ...first!, records: [found, ...first!.records] }, ...rest] };
}

/** Finds a book in the loaded part of the shelf. */
function findOnShelf(shelf: ShelfState, bookId: number): ShelfBook | undefined {
  return itemsIn<ShelfBook>(shelf).find(({ id }) => id === bookId);
}

/** The number of shelf books with updates. Every page carries it; the last page is the most recent. */
export function updateCount(shelf: ShelfState | undefined): number {
  return shelf?.pages[shelf.pages.length - 1]?.updated ?? 0;
}

const withUpdateCount = (shelf: ShelfState, more: number): ShelfState => ({
  ...shelf,
  pages: shelf.pages.map((page) => ({ ...page, updated: page.updated + more })),
});

/** Builds the reading progress from a frame. The chapter adds the fields that the frame lacks. */
export function progressFromFrame(
  { type, ...place }: EventFrame<'reading'>,
  chapter: ChapterRef,
): ReadingProgress {
  return { ...place, chapterIndex: chapter.index, chapterTitle: chapter.title };
}
