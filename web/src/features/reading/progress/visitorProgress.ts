import type { Book, BookKind, Locator, ReadingProgress } from '@/api/types';
import { deviceMark } from '@/features/device';
import { loadProgress, VISITOR } from './store';

/** A visitor's place in a book on this device; null: none. */
export function visitorProgress(bookId: number): ReadingProgress | null {
  return placesHere().find((place) => place.bookId === bookId) ?? null;
}

/** The books of a kind that a visitor read on this device, newest first, as `read` returns them. */
export async function visitorBooks(
  kind: BookKind,
  most: number,
  read: (id: number) => Promise<Book | null>,
): Promise<Book[]> {
  const places = placesHere().filter(({ locator }) => kindOf(locator) === kind);
  const books = await Promise.all(places.slice(0, most).map(({ bookId }) => read(bookId)));
  return books.filter((book) => book !== null);
}

function placesHere(): ReadingProgress[] {
  const places = Object.entries(loadProgress(VISITOR)).flatMap(([book, { here }]): ReadingProgress[] => {
    // The chapter's number is known only after a move in it.
    if (!here?.index) return [];
    const { chapterId, index, locator, readAt } = here;
    return [
      {
        ...{ bookId: Number(book), chapterId, chapterIndex: index, chapterTitle: '', locator },
        ...{ device: '', deviceId: deviceMark(), version: 0, readAt: new Date(readAt).toISOString() },
      },
    ];
  });
  return places.sort((one, other) => Date.parse(other.readAt) - Date.parse(one.readAt));
}

function kindOf(locator: Locator): BookKind {
  if ('page' in locator) return 'comic';
  return 'paragraph' in locator ? 'novel' : 'animation';
}
