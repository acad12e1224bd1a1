import { InfiniteList } from './InfiniteList';
import { aNotice, pageOf } from '@test/people';
import { fakeNetwork, type Sent } from '@test/fakeNetwork';
import { onlineManager, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '@test/render';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { get } from '@/api/client';
import { cursorPagination, pageParams } from '@/api/pagination';
import { useInfiniteList } from '@/api/useInfiniteList';

const LIST = '/api/v1/notice/list';
const PAGES = 3;
const NONE = { total: 0, messages: 0, likes: 0, replies: 0, follows: 0 };

const options = infiniteQueryOptions({
  queryKey: ['numbers'],
  queryFn: ({ pageParam }) => get(LIST, { group: 'likes', ...pageParams(pageParam) }),
  ...cursorPagination,
  staleTime: 0,
});

function Numbers() {
  const query = useInfiniteList(options);
  return (
    <InfiniteList
      query={query}
      items={query.data?.pages.flatMap(({ records }) => records) ?? []}
      itemKey={({ id }) => id}
      renderItem={({ id }) => `第${id}条`}
      skeleton={null}
      empty={null}
    />
  );
}

const cursorOf = ({ url }: Sent) => new URL(url, 'http://localhost').searchParams.get('cursor');
const cursors = (sent: Sent[]) => sent.map(cursorOf);

/** A list of three pages, loaded to its end. */
async function openLong() {
  let first = 0;
  const network = fakeNetwork({
    [LIST]: (call) => {
      const page = Number(cursorOf(call) ?? 0);
      const next = page + 1 < PAGES ? String(page + 1) : null;
      return { data: { ...pageOf([aNotice(first + page)], next), unread: NONE, version: 1 } };
    },
  });
  const { client, rerender } = renderScreen(<Numbers />);
  await screen.findByText('已经到底啦');
  expect(cursors(network.sent)).toEqual([null, '1', '2']);
  network.sent.length = 0;
  return { ...network, client, rerender, renew: () => (first = 100) };
}

const pull = () => {
  const item = screen.getByText('第0条');
  const touch = (clientY: number) => ({ touches: [{ clientX: 100, clientY }] });
  fireEvent.touchStart(item, touch(100));
  fireEvent.touchMove(item, touch(220));
  fireEvent.touchEnd(item);
};

afterEach(() => onlineManager.setOnline(true));

it('pulling a long list refetches only its first page', async () => {
  const { sent, renew } = await openLong();
  // The end mark never becomes visible again.
  const Observer = class {
    observe() {}
    disconnect() {}
  };
  const before = globalThis.IntersectionObserver;
  vi.stubGlobal('IntersectionObserver', Observer);
  onTestFinished(() => void vi.stubGlobal('IntersectionObserver', before));
  renew();
  pull();
  expect(await screen.findByText('第100条')).toBeVisible();
  expect(screen.queryByText('第1条')).toBeNull();
  expect(cursors(sent)).toEqual([null]);
});

it('a long list is not refetched when the network or the page returns', async () => {
  const { sent, client, rerender } = await openLong();
  act(() => {
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
  });
  rerender(<Around client={client}>{null}</Around>);
  rerender(
    <Around client={client}>
      <Numbers />
    </Around>,
  );
  expect(screen.getByText('第2条')).toBeVisible();
  expect(client.isFetching()).toBe(0);
  expect(sent).toEqual([]);
});

it('an invalidated list is refetched when it is shown again', async () => {
  const { sent, client, rerender, renew } = await openLong();
  rerender(<Around client={client}>{null}</Around>);
  renew();
  await client.invalidateQueries({ queryKey: options.queryKey });
  rerender(
    <Around client={client}>
      <Numbers />
    </Around>,
  );
  await waitFor(() => expect(screen.getByText('第100条')).toBeVisible());
  expect(cursors(sent)).toEqual([null, '1', '2']);
});

function Around({ client, children }: { client: QueryClient; children: React.ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
