import { toast } from '@/components/ui/toast';
import { t } from '@/lib/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { bookKey, booksKey, chaptersKey, historyKey, readingKey, shelfKey } from './api';
import { applyProgress, changeBook, findBook, findChapter } from './cache';
import {
  progressFromFrame,
  withNewChapter,
  withUpdatesSeen,
  type ChapterFrame,
  type ReadingFrame,
  type ShelfFrame,
  type ShelfState,
} from './reducers';

/** Applies the reading progress of another device. */
export function applyReadingFrame(client: QueryClient, uid: number, frame: ReadingFrame): void {
  const { bookId, chapterId } = frame;
  const chapter = findChapter(client, bookId, chapterId);
  if (chapter) return applyProgress(client, uid, progressFromFrame(frame, chapter));
  const progress = findBook(client, bookId)?.progress;
  if (progress?.chapterId === chapterId) {
    const { chapterIndex: index, chapterTitle: title } = progress;
    return applyProgress(client, uid, {
      ...progressFromFrame(frame, { id: chapterId, index, title, access: 'free' }),
    });
  }
  void client.invalidateQueries({ queryKey: bookKey(bookId) });
  void client.invalidateQueries({ queryKey: historyKey(uid) });
  void client.invalidateQueries({ queryKey: readingKey(uid) });
}

/** Applies a new chapter of a shelf book: marks it at once, and refetches the chapters that are on screen. */
export function applyChapterFrame(client: QueryClient, uid: number, frame: ChapterFrame): void {
  const { bookId, chapter } = frame;
  const shelf = client.getQueryData<ShelfState>(shelfKey(uid));
  const changed = shelf && withNewChapter(shelf, frame);
  if (changed) client.setQueryData(shelfKey(uid), changed);
  // The shelf lacks the book, or a running request may return an older shelf, so refetch.
  if (!changed || client.isFetching({ queryKey: shelfKey(uid) }) > 0)
    void client.invalidateQueries({ queryKey: shelfKey(uid) });
  void client.invalidateQueries({ queryKey: bookKey(bookId) });
  void client.invalidateQueries({ queryKey: chaptersKey(bookId) });
  const title = findBook(client, bookId)?.title;
  toast.info(title ? t`《${title}》更新啦：${chapter.title}` : t`追的书更新啦：${chapter.title}`);
}

/** Clears a book's updates after the player saw them on any device. */
export function applyUpdatesSeen(client: QueryClient, uid: number, bookId: number): void {
  const shelf = client.getQueryData<ShelfState>(shelfKey(uid));
  const changed = shelf && withUpdatesSeen(shelf, bookId);
  if (changed) client.setQueryData(shelfKey(uid), changed);
  if (!changed || client.isFetching({ queryKey: shelfKey(uid) }) > 0)
    void client.invalidateQueries({ queryKey: shelfKey(uid) });
}

/** Applies a subscription, or its end, from any device. */
export function applyShelfFrame(client: QueryClient, uid: number, { bookId, subscribed }: ShelfFrame): void {
  if (findBook(client, bookId)?.subscribed !== subscribed) {
    changeBook(client, bookId, () => ({ subscribed }));
    void client.invalidateQueries({ queryKey: bookKey(bookId) });
    void client.invalidateQueries({ queryKey: chaptersKey(bookId) });
  }
  void client.invalidateQueries({ queryKey: shelfKey(uid) });
}

/**
 * Refetches the player's book data when a socket subscription starts, because earlier frames may have been
 * missed.
 */
export function refreshBooks(client: QueryClient, uid: number): void {
  const personal = [
    shelfKey(uid),
    historyKey(uid),
    readingKey(uid),
    [...booksKey, 'one'],
    [...booksKey, 'chapters'],
  ];
  for (const queryKey of personal) void client.invalidateQueries({ queryKey }, { cancelRefetch: false });
}
