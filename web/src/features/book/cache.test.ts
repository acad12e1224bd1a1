import type { Book, BookDetail, ChapterPage } from '@/api/types';
import {
  aBook,
  aChapterLine,
  aPageOf,
  aReadingProgress,
  aShelfBook,
  aShelfPage,
  aWholeBook,
} from '@test/books';
import { Random, seeds } from '@test/random';
import { QueryClient, type InfiniteData } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookQuery, booksQuery, chaptersQuery, historyQuery, shelfQuery, topBooksQuery } from './api';
import { applyProgress, applySubscribed, findBook, findChapter, forgetBook, markChapterRead } from './cache';

const UID = 7;
const ID = 2001;
const all = booksQuery(UID, { kind: 'comic', sort: 'hot' }).queryKey;
const top = topBooksQuery(UID, { kind: 'comic', sort: 'newest' }, 5).queryKey;
const one = bookQuery(UID, ID).queryKey;
const menu = chaptersQuery(UID, ID, false).queryKey;
const shelf = shelfQuery(UID).queryKey;
const history = historyQuery(UID).queryKey;

const listOf = <T>(...pages: T[][]) => ({
  pages: pages.map((records) => aPageOf(records)),
  pageParams: pages.map(() => ({})),
});
type List = InfiniteData<{ records: Book[] }>;

let client: QueryClient;
const ids = (key: readonly unknown[]) =>
  client.getQueryData<List>(key)!.pages.map(({ records }) => records.map(({ id }) => id));
const places = () => [
  client.getQueryData<BookDetail>(one)!,
  client.getQueryData<List>(all)!.pages[1]!.records[0]!,
  client.getQueryData<Book[]>(top)![0]!,
];
const readOnes = () =>
  client
    .getQueryData<InfiniteData<ChapterPage>>(menu)!
    .pages.flatMap(({ records }) => records)
    .filter(({ read }) => read)
    .map(({ id }) => id);

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData<unknown>(all, listOf([aBook({ id: 1 })], [aBook()]));
  client.setQueryData<unknown>(top, [aBook(), aBook({ id: 1 })]);
  client.setQueryData<unknown>(one, aWholeBook());
  client.setQueryData<unknown>(menu, listOf([1, 2, 3].map((index) => aChapterLine(index))));
  client.setQueryData<unknown>(shelf, listOf([aShelfBook({ id: 1 })], [aShelfBook()]));
  client.setQueryData<unknown>(history, listOf([aBook({ id: 1 }), aBook({ id: 2 })], [aBook()]));
});

describe('a change of a book reaches every place that shows it', () => {
  it('a subscription changes the flag and the count', () => {
    applySubscribed(client, UID, ID, { subscribed: true, subscribeNum: 9 });
    for (const book of places()) expect(book).toMatchObject({ subscribed: true, subscribeNum: 9 });
    expect(client.getQueryData<Book[]>(top)![1]!.subscribed).toBe(false);
  });

  it('an unsubscribed book leaves the shelf', () => {
    applySubscribed(client, UID, ID, { subscribed: false, subscribeNum: 8 });
    expect(ids(shelf)).toEqual([[1], []]);
    expect(client.getQueryState(shelf)?.isInvalidated).toBe(true);
  });

  it('reading progress moves the book to the top of the history and marks its chapter as read', () => {
    applyProgress(client, UID, aReadingProgress());
    for (const book of places()) expect(book.progress?.chapterId).toBe(2);
    expect(ids(history)).toEqual([[ID, 1, 2], []]);
    expect(readOnes()).toEqual([2]);
  });

  it('starting a chapter of a shelf book refetches the update count, once per chapter', () => {
    client.setQueryData<unknown>(shelf, { pages: [aShelfPage([aShelfBook()])], pageParams: [{}] });
    client.setQueryData<unknown>(one, aWholeBook({ subscribed: true }));
    const stale = () => client.getQueryState(shelf)?.isInvalidated;
    applyProgress(client, UID, aReadingProgress());
    expect(stale()).toBe(true);
    client.setQueryData<unknown>(shelf, { pages: [aShelfPage([aShelfBook()])], pageParams: [{}] });
    applyProgress(client, UID, aReadingProgress({ version: 2, locator: { page: 4, offset: 0 } }));
    expect(stale()).toBe(false);
  });

  it('a history without the book is refetched', () => {
    client.setQueryData<unknown>(history, listOf([aBook({ id: 1 })]));
    applyProgress(client, UID, aReadingProgress());
    expect(client.getQueryState(history)?.isInvalidated).toBe(true);
  });

  it('a removal from the history clears the progress', () => {
    applyProgress(client, UID, aReadingProgress());
    forgetBook(client, UID, ID);
    for (const book of places()) expect(book.progress).toBeNull();
    expect(ids(history)).toEqual([[1, 2], []]);
    expect(readOnes()).toEqual([]);
  });
});

it('a book and its chapters are found in any query that contains them', () => {
  client.removeQueries({ queryKey: one });
  expect(findBook(client, ID)?.title).toBe('仙门小杂役');
  expect(findBook(client, 404)).toBeUndefined();
  expect(findChapter(client, ID, 2)?.index).toBe(2);
  client.removeQueries({ queryKey: menu });
  expect(findChapter(client, ID, 3)?.title).toBe('第3话 试剑会');
  expect(findChapter(client, ID, 2)).toBeUndefined();
});

it('a read chapter stays read', () => {
  markChapterRead(client, ID, 1);
  markChapterRead(client, ID, 3);
  expect(readOnes()).toEqual([1, 3]);
});

it.each(seeds(20))(
  'progress that arrives in any order, late or twice, ends at the newest version (SEED=%i)',
  (seed) => {
    const random = new Random(seed);
    const updates = Array.from({ length: 8 }, (_, index) =>
      aReadingProgress({ version: index + 1, chapterId: 1 + random.below(3), chapterIndex: 1 }),
    );
    const newest = updates.at(-1)!;
    const waiting = [...updates, random.pick(updates)];
    for (let next = random.take(waiting); next; next = random.take(waiting)) applyProgress(client, UID, next);
    for (const book of places()) expect(book.progress).toEqual(newest);
  },
);
