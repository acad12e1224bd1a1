import { toast } from '@/components/ui/toast';
import { playerHandlers } from '@/data/eventRegistry';
import { t } from '@/lib/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { bookKey, booksKey, cachedBooks, chaptersKey, historyKey, readingKey, shelfKey } from './api';
import { applyProgress, findBook, findChapter } from './cache';
import { progressFromFrame, withNewChapter, withUpdatesSeen, type ShelfState } from './reducers';

export const bookEvents = playerHandlers({
  /** Refetches the player's book data, because earlier frames may have been missed. */
  hello: ({ client, uid }) => {
    const personal = [
      shelfKey(uid),
      historyKey(uid),
      readingKey(uid),
      [...booksKey, 'one'],
      [...booksKey, 'chapters'],
    ];
    for (const queryKey of personal) void client.invalidateQueries({ queryKey }, { cancelRefetch: false });
  },
  /** Applies the reading progress of another device. */
  reading: ({ client, uid }, frame) => {
    const { bookId, chapterId } = frame;
    const chapter = findChapter(client, bookId, chapterId);
    if (chapter) return applyProgress(client, uid, progressFromFrame(frame, chapter));
    const progress = findBook(client, bookId)?.progress;
    if (progress?.chapterId === chapterId) {
      const { chapterIndex: index, chapterTitle: title } = progress;
      const known = { id: chapterId, index, title, access: 'free' } as const;
      return applyProgress(client, uid, progressFromFrame(frame, known));
    }
    void client.invalidateQueries({ queryKey: bookKey(bookId) });
    void client.invalidateQueries({ queryKey: historyKey(uid) });
    void client.invalidateQueries({ queryKey: readingKey(uid) });
  },
  /** Applies a new chapter of a shelf book: marks it at once, and refetches the chapters that are on screen. */
  chapter: ({ client, uid }, frame) => {
    const { bookId, chapter } = frame;
    changeShelf(client, uid, (shelf) => withNewChapter(shelf, frame));
    void client.invalidateQueries({ queryKey: bookKey(bookId) });
    void client.invalidateQueries({ queryKey: chaptersKey(bookId) });
    const title = findBook(client, bookId)?.title;
    toast.info(title ? t`《${title}》更新啦：${chapter.title}` : t`追的书更新啦：${chapter.title}`);
  },
  seen: ({ client, uid }, { bookId }) => applyUpdatesSeen(client, uid, bookId),
  /** Applies a subscription, or its end, from any device. */
  shelf: ({ client, uid }, { bookId, subscribed }) => {
    if (findBook(client, bookId)?.subscribed !== subscribed) {
      cachedBooks.change(client, bookId, () => ({ subscribed }));
      void client.invalidateQueries({ queryKey: bookKey(bookId) });
      void client.invalidateQueries({ queryKey: chaptersKey(bookId) });
    }
    void client.invalidateQueries({ queryKey: shelfKey(uid) });
  },
});

/** Clears a book's updates after the player saw them on any device. */
export function applyUpdatesSeen(client: QueryClient, uid: number, bookId: number): void {
  changeShelf(client, uid, (shelf) => withUpdatesSeen(shelf, bookId));
}

/** Refetches the shelf if it lacks the book (undefined), or if a running request may return an older shelf. */
function changeShelf(
  client: QueryClient,
  uid: number,
  change: (shelf: ShelfState) => ShelfState | undefined,
): void {
  const queryKey = shelfKey(uid);
  const shelf = client.getQueryData<ShelfState>(queryKey);
  const changed = shelf && change(shelf);
  if (changed) client.setQueryData(queryKey, changed);
  if (!changed || client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey });
}
