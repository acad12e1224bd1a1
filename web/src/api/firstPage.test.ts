import { infiniteQueryOptions, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { mergeFirstPage, refetchFirstPage } from './firstPage';

/** A list on the server, newest first, with two items a page. The last id of a page is the cursor of the next. */
async function readToTheEnd(all: number[]) {
  const asked: (number | null)[] = [];
  const options = infiniteQueryOptions({
    queryKey: ['list'],
    queryFn: ({ pageParam }) => {
      asked.push(pageParam);
      const from = all.filter((id) => pageParam === null || id < pageParam);
      const records = from.slice(0, 2).map((id) => ({ id }));
      return Promise.resolve({ records, next: from.length > 2 ? records.at(-1)!.id : null });
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
  const client = new QueryClient();
  await client.infiniteQuery({ ...options, pages: 9 });
  asked.length = 0;
  const ids = () =>
    client.getQueryData(options.queryKey)?.pages.map(({ records }) => records.map(({ id }) => id));
  return { all, asked, ids, refresh: () => refetchFirstPage(client, options) };
}

it('one call adds the missed items and keeps the items read before', async () => {
  const { all, asked, ids, refresh } = await readToTheEnd([6, 5, 4, 3, 2, 1]);
  all.unshift(7);
  await refresh();
  expect(asked).toEqual([null]);
  expect(ids()).toEqual([
    [7, 6],
    [5, 4, 3],
    [2, 1],
  ]);
});

it('an item that moved to the top appears once', () => {
  const list = (...pages: number[][]) => ({
    pages: pages.map((ids) => ({ records: ids.map((id) => ({ id })) })),
    pageParams: pages.map((_, index) => index),
  });
  const known = list([6, 5], [4, 3], [2, 1]);
  expect(mergeFirstPage(known, list([2, 6])).pages).toEqual(list([2, 6], [5, 4, 3], [1]).pages);
});

it('a list that has shrunk below one page shows no removed items', async () => {
  const { all, ids, refresh } = await readToTheEnd([6, 5, 4, 3, 2, 1]);
  all.splice(1);
  await refresh();
  expect(ids()).toEqual([[6]]);
});

it('a first page without any known item restarts the list', async () => {
  const { all, ids, refresh } = await readToTheEnd([6, 5, 4, 3, 2, 1]);
  all.unshift(9, 8, 7);
  await refresh();
  expect(ids()).toEqual([[9, 8]]);
});
