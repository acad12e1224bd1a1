import type { Book, ChapterBrief, ChapterPage, ChapterRef, ReadingProgress } from '@/api/types';
import { isNewer } from '@/realtime/versioning';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { bookKey, booksKey, chaptersKey, historyKey, readingKey, shelfKey } from './api';

interface Records<T extends Book = Book> {
  records: T[];
}
type Cached = Book | readonly Book[] | InfiniteData<Records> | null | undefined;
type Change = (book: Book) => Partial<Book>;

/** The queries that contain books. Chapter and category queries contain none. */
const ofBooks = {
  queryKey: booksKey,
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) =>
    queryKey[1] !== 'chapters' && queryKey[1] !== 'categories',
};

/** Changes a book in every query that contains it. */
export function changeBook(client: QueryClient, id: number, change: Change): void {
  client.setQueriesData<Cached>(ofBooks, (cached) => withBook(cached, id, change));
}

export function withBook<T extends Cached>(cached: T, id: number, change: Change): T;
export function withBook(cached: Cached, id: number, change: Change): Cached {
  if (!cached) return cached;
  const changed = (book: Book): Book => (book.id === id ? { ...book, ...change(book) } : book);
  const all = (books: readonly Book[]) =>
    books.some((book) => book.id === id) ? books.map(changed) : (books as Book[]);
  if ('id' in cached) return changed(cached);
  if (!('pages' in cached)) return all(cached);
  return { ...cached, pages: cached.pages.map((page) => ({ ...page, records: all(page.records) })) };
}

/** Returns the list without this book. */
function withoutBook<T extends InfiniteData<Records> | undefined>(list: T, id: number): T;
function withoutBook(list: InfiniteData<Records> | undefined, id: number) {
  if (!list) return list;
  const pages = list.pages.map((page) => ({
    ...page,
    records: page.records.filter((book) => book.id !== id),
  }));
  return { ...list, pages };
}

/** Returns the list with this book moved to the top. */
export function withFirst<T extends InfiniteData<Records> | undefined>(list: T, id: number): T;
export function withFirst(list: InfiniteData<Records> | undefined, id: number) {
  const found = list?.pages.flatMap(({ records }) => records).find((book) => book.id === id);
  if (!list || !found || list.pages[0]?.records[0]?.id === id) return list;
  const [first, ...rest] = withoutBook(list, id).pages;
  return { ...list, pages: [{ ...first!, records: [found, ...first!.records] }, ...rest] };
}

/** Applies a subscription or its end to all queries. */
export function applySubscribed(
  client: QueryClient,
  uid: number,
  id: number,
  { subscribed, subscribeNum }: { subscribed: boolean; subscribeNum: number },
): void {
  changeBook(client, id, () => ({ subscribed, subscribeNum }));
  if (!subscribed)
    client.setQueryData<InfiniteData<Records>>(shelfKey(uid), (shelf) => withoutBook(shelf, id));
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
  changeBook(client, id, () => ({ progress }));
  markChapterRead(client, id, progress.chapterId);
  // The book may have no new chapters left. Only the server counts that, so refetch the shelf.
  if (book?.subscribed && known?.chapterId !== progress.chapterId)
    void client.invalidateQueries({ queryKey: shelfKey(uid) });
  const list = client.getQueryData<InfiniteData<Records>>(historyKey(uid));
  const listed = list?.pages.some(({ records }) => records.some((book) => book.id === id));
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
  changeBook(client, id, () => ({ progress: null }));
  changeChapters(client, id, (chapter) => ({ ...chapter, read: false }));
  client.setQueryData<InfiniteData<Records>>(historyKey(uid), (list) => withoutBook(list, id));
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

/** Finds a book in any cached list or in its detail query. */
export function findBook(client: QueryClient, id: number): Book | undefined {
  const own = client.getQueriesData<Book | null>({ queryKey: bookKey(id) });
  for (const [, book] of own) if (book) return book;
  for (const [, cached] of client.getQueriesData<Cached>(ofBooks)) {
    const found = booksIn(cached).find((book) => book.id === id);
    if (found) return found;
  }
  return undefined;
}

function booksIn(cached: Cached): readonly Book[] {
  if (!cached) return [];
  if ('id' in cached) return [cached];
  return 'pages' in cached ? cached.pages.flatMap(({ records }) => records) : cached;
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
