import { del, get, postJson, type Data } from '@/api/client';
import { nullIfGone } from '@/api/gone';
import { orSavedOffline } from '@/api/offline';
import { cursorPagination, pageParams } from '@/api/pagination';
import type { Book, BookDetail, BookKind, BookStatus, ChapterPage } from '@/api/types';
import { SLOW_DATA_STALE_MS } from '@/constants';
import { cachedItems } from '@/data/cachedItems';
import { orLastSeen } from '@/data/lastSeen';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

export type Subscribed = Data<'/api/v1/book/{id}/subscribe', 'post'>;
export type ShelfList = Data<'/api/v1/book/shelf', 'get'>;
type HistoryPage = Data<'/api/v1/book/history', 'get'>;

/** The server's numbers for the sort orders. */
export const SORT = { hot: 1, newest: 2, kept: 3 } as const;
export type BookSort = keyof typeof SORT;
const BOARD = { hot: 1, kept: 2, read: 3, featured: 4 } as const;
export type Board = keyof typeof BOARD;

export interface BookFilter {
  kind: BookKind;
  category?: string;
  status?: BookStatus;
  sort: BookSort;
}

/** The largest page size, because a reader usually looks for one certain chapter. */
const CHAPTERS_SIZE = 100;

/** The key of all book queries. Keys of data that depends on the reader end with the uid; 0 is a visitor. */
export const booksKey = ['books'] as const;

/** The books of all lists and pages. Chapter and category queries contain none. */
export const cachedBooks = cachedItems<Book>({
  queryKey: booksKey,
  predicate: ({ queryKey }) => queryKey[1] !== 'chapters' && queryKey[1] !== 'categories',
});

export const bookKey = (id: number) => ['books', 'one', id] as const;
export const chaptersKey = (id: number) => ['books', 'chapters', id] as const;
export const shelfKey = (uid: number) => ['books', 'shelf', uid] as const;
export const readingKey = (uid: number) => ['books', 'top', uid, 'reading'] as const;
export const historyKey = (uid: number) => ['books', 'history', uid] as const;

/** One book; null if it no longer exists. It is stale at once, because the reading progress changes. */
export const bookQuery = (uid: number, id: number) =>
  queryOptions({
    queryKey: [...bookKey(id), uid] as const,
    queryFn: async (query): Promise<BookDetail | null> => {
      const request = nullIfGone(get('/api/v1/book/{id}', undefined, { pathParams: { id } }));
      const book = await orSavedOffline(query, request, async () => (await savedOfflineOr()).savedBook(id));
      return book && !uid ? { ...book, progress: (await reading()).visitorProgress(id) } : book;
    },
    staleTime: 0,
  });

/** A book's chapters, from the first or from the last. */
export const chaptersQuery = (uid: number, id: number, backwards: boolean) =>
  infiniteQueryOptions({
    queryKey: [...chaptersKey(id), uid, backwards] as const,
    queryFn: ({ pageParam, ...query }): Promise<ChapterPage> => {
      const { cursor } = pageParam;
      const params = { sort: backwards ? 3 : 1, pageSize: CHAPTERS_SIZE, cursor };
      return orSavedOffline(
        query,
        get('/api/v1/book/{id}/chapter/list', params, { pathParams: { id } }),
        async () => {
          const saved = await (await savedOfflineOr()).savedChapters(id, backwards);
          return saved && { ...saved, seenAt: 0 };
        },
      );
    },
    ...cursorPagination,
    // Chapters may have been read meanwhile, so refetch their marks.
    staleTime: 0,
    refetchOnMount: true,
  });

export const booksQuery = (uid: number, { sort, ...filter }: BookFilter) =>
  infiniteQueryOptions({
    queryKey: [...booksKey, 'list', uid, sort, filter] as const,
    queryFn: ({ pageParam }) =>
      get('/api/v1/book/list', { ...filter, sort: SORT[sort], ...pageParams(pageParam) }),
    ...cursorPagination,
  });

/** The first few books that match a filter. */
export const topBooksQuery = (uid: number, { sort, ...filter }: BookFilter, pageSize: number) =>
  queryOptions({
    queryKey: [...booksKey, 'top', uid, sort, filter, pageSize] as const,
    queryFn: async (): Promise<Book[]> =>
      (await get('/api/v1/book/list', { ...filter, sort: SORT[sort], pageSize })).records,
  });

/** Serials with a new chapter today. */
export const todayQuery = (uid: number, kind: BookKind, pageSize: number) =>
  queryOptions({
    queryKey: [...booksKey, 'top', uid, 'today', kind, pageSize] as const,
    queryFn: async (): Promise<Book[]> =>
      (await get('/api/v1/book/list', { kind, updated: 'today', sort: SORT.newest, pageSize })).records,
  });

/** The ranking of a kind, at most fifty books. */
export const rankingQuery = (uid: number, kind: BookKind, board: Board) =>
  queryOptions({
    queryKey: [...booksKey, 'top', uid, 'ranking', kind, board] as const,
    queryFn: async (): Promise<Book[]> =>
      (await get('/api/v1/book/ranking', { kind, sort: BOARD[board] })).records,
  });

export const categoriesQuery = queryOptions({
  queryKey: [...booksKey, 'categories'] as const,
  queryFn: () => get('/api/v1/book/categories'),
  staleTime: SLOW_DATA_STALE_MS,
});

/** The player's shelf, books with updates first. */
export const shelfQuery = (uid: number) =>
  infiniteQueryOptions({
    queryKey: shelfKey(uid),
    queryFn: ({ pageParam, ...query }): Promise<ShelfList> => {
      const request = get('/api/v1/book/shelf', pageParams(pageParam));
      return pageParam.cursor ? request : orLastSeen(query, `${uid}:shelf`, request);
    },
    ...cursorPagination,
    staleTime: 0,
  });

/** The books of a kind that the reader read last. For a visitor they come from this device. */
export const readingQuery = (uid: number, kind: BookKind, pageSize: number) =>
  queryOptions({
    queryKey: [...readingKey(uid), kind, pageSize] as const,
    queryFn: async ({ client }): Promise<Book[]> =>
      uid
        ? (await get('/api/v1/book/history', { kind, pageSize })).records
        : (await reading()).visitorBooks(kind, pageSize, (id) =>
            client.fetchQuery({ ...bookQuery(uid, id), staleTime: FRESH_MS }),
          ),
    staleTime: 0,
  });

/** The player's reading history, last read first. */
export const historyQuery = (uid: number) =>
  infiniteQueryOptions({
    queryKey: historyKey(uid),
    queryFn: ({ pageParam, ...query }): Promise<HistoryPage> => {
      const request = get('/api/v1/book/history', pageParams(pageParam));
      return pageParam.cursor ? request : orLastSeen(query, `${uid}:history`, request);
    },
    ...cursorPagination,
    staleTime: 0,
  });

/** Loads the offline copies only when no answer arrives. */
const savedOfflineOr = () => import('@/features/offline');
/** Only this device knows a visitor's reading progress. */
const reading = () => import('@/features/reading');
/** How long a visitor's book details stay fresh. */
const FRESH_MS = 60_000;

export function subscribe(id: number): Promise<Subscribed> {
  return postJson('/api/v1/book/{id}/subscribe', undefined, { pathParams: { id } });
}

export function unsubscribe(id: number): Promise<Subscribed> {
  return del('/api/v1/book/{id}/subscribe', undefined, { pathParams: { id } });
}

/** Tells the server that the player has seen the book's new chapters. */
export function markSeen(id: number): Promise<unknown> {
  return postJson('/api/v1/book/{id}/seen', undefined, { pathParams: { id } });
}

/** Removes one book, or all, from the reading history. */
export function removeFromHistory(bookId: number | 'all'): Promise<unknown> {
  if (bookId === 'all') return del('/api/v1/book/history');
  return del('/api/v1/book/history/{bookId}', undefined, { pathParams: { bookId } });
}
