import type { Book, ChapterBrief, ChapterPage, ChapterRef, ReadingProgress } from '@/api/types';
import { cachedItems, itemsIn } from '@/data/cachedItems';
import { isNewer } from '@/realtime/versioning';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { bookKey, cachedBooks, chaptersKey, historyKey, readingKey, shelfKey } from './api';
import { withFirst, withoutBook } from './reducers';

type List = InfiniteData<{ records: Book[] }>;

/** Applies a subscription or its end to all queries. */
export function applySubscribed(
  client: QueryClient,
  uid: number,
  id: number,
  { subscribed, subscribeNum }: { subscribed: boolean; subscribeNum: number },
): void {
  cachedBooks.change(client, id, () => ({ subscribed, subscribeNum }));
  if (!subscribed) client.setQueryData<List>(shelfKey(uid), (shelf) => withoutBook(shelf, id));
  void client.invalidateQueries({ queryKey: shelfKey(uid) });
  // New-chapter marks count from the subscription, so refetch the chapters.
  void client.invalidateQueries({ queryKey: chaptersKey(id) });
}

/** Applies reading progress from any device, if it is newer than the known one. */
export function applyProgress(client: QueryClient, uid: number, progress: ReadingProgress): void {
  const id = progress.bookId;
  const book = findBook(client, id);
  const known = book?.progress;
  if (known && !isNewer(progress.version, known.version)) return;
  cachedBooks.change(client, id, () => ({ progress }));
  markChapterRead(client, id, progress.chapterId);
  // The book may have no new chapters left. Only the server counts that, so refetch the shelf.
  if (book?.subscribed && known?.chapterId !== progress.chapterId)
    void client.invalidateQueries({ queryKey: shelfKey(uid) });
  const list = client.getQueryData<List>(historyKey(uid));
  const listed = itemsIn<Book>(list).some((book) => book.id === id);
  void client.invalidateQueries({ queryKey: readingKey(uid) });
  if (listed) client.setQueryData(historyKey(uid), withFirst(list, id));
  else void client.invalidateQueries({ queryKey: historyKey(uid) });
}

/** Marks a chapter as read in the menu. */
export function markChapterRead(client: QueryClient, bookId: number, chapterId: number): void {
  changeChapters(client, bookId, (chapter) =>
    chapter.id === chapterId ? { ...chapter, read: true } : chapter,
  );
}

/** Clears the progress of a book. */
export function forgetBook(client: QueryClient, uid: number, id: number): void {
  cachedBooks.change(client, id, () => ({ progress: null }));
  changeChapters(client, id, (chapter) => ({ ...chapter, read: false }));
  client.setQueryData<List>(historyKey(uid), (list) => withoutBook(list, id));
  void client.invalidateQueries({ queryKey: readingKey(uid) });
}

/** Finds a chapter by its id in any cached query. */
export function findChapter(client: QueryClient, bookId: number, chapterId: number): ChapterRef | undefined {
  const menus = client.getQueriesData<InfiniteData<ChapterPage>>({ queryKey: chaptersKey(bookId) });
  for (const [, menu] of menus)
    for (const { records } of menu?.pages ?? []) {
      const found = records.find(({ id }) => id === chapterId);
      if (found) return found;
    }
  const last = findBook(client, bookId)?.lastChapter;
  return last?.id === chapterId ? last : undefined;
}

/** Finds a book. Its detail query is newer than the lists. */
export function findBook(client: QueryClient, id: number): Book | undefined {
  return cachedItems<Book>({ queryKey: bookKey(id) }).find(client, id) ?? cachedBooks.find(client, id);
}

function changeChapters(
  client: QueryClient,
  bookId: number,
  change: (chapter: ChapterBrief) => ChapterBrief,
): void {
  client.setQueriesData<InfiniteData<ChapterPage>>(
    { queryKey: chaptersKey(bookId) },
    (menu) =>
      menu && {
        ...menu,
        pages: menu.pages.map((page) => ({ ...page, records: page.records.map(change) })),
      },
  );
}
