import { ApiError } from '@/api/errors';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { InfiniteList } from './InfiniteList';

const query = {
  data: undefined as unknown,
  error: null as unknown,
  isPending: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  hasNextPage: false,
  fetchNextPage: vi.fn(async () => undefined),
  refetch: vi.fn(async () => undefined),
  refresh: vi.fn(async () => undefined),
};

interface Seen {
  isLastSeen?: boolean;
  seenAt?: number;
}

const listOf = (items: string[], rest: Partial<typeof query> & Seen = {}) => (
  <InfiniteList
    query={{ ...query, ...rest }}
    items={items}
    itemKey={(item) => item}
    renderItem={(item) => item}
    skeleton={<i data-testid="skeleton" />}
    empty={<p>空空的</p>}
  />
);

const list = (items: string[], rest?: Partial<typeof query> & Seen) => render(listOf(items, rest));

beforeEach(() => {
  vi.clearAllMocks();
});

it('the list shows skeletons while it loads', () => {
  list([], { isPending: true });
  expect(screen.getAllByTestId('skeleton')).toHaveLength(6);
});

it('the list shows the empty state for an empty list', () => {
  list([]);
  expect(screen.getByText('空空的')).toBeVisible();
});

it('the list retries a failed load on a tap anywhere', async () => {
  list([], { error: new ApiError('服务不可用', 503, null) });
  await userEvent.click(screen.getByText('服务不可用'));
  expect(query.refetch).toHaveBeenCalledOnce();
});

it('the list loads the next page near the end', () => {
  list(['一'], { hasNextPage: true });
  expect(query.fetchNextPage).toHaveBeenCalledOnce();
});

it('the list starts loading 300 pixels before the end is visible', () => {
  const observed = vi.fn();
  const Observer = class {
    constructor(_: unknown, options: IntersectionObserverInit) {
      observed(options.rootMargin);
    }
    observe() {}
    disconnect() {}
  };
  const before = globalThis.IntersectionObserver;
  vi.stubGlobal('IntersectionObserver', Observer);
  list(['一'], { hasNextPage: true });
  vi.stubGlobal('IntersectionObserver', before);
  expect(observed).toHaveBeenCalledWith('300px 0px');
});

it('the list loads the next page when one report says that the end came near and left', () => {
  let report: IntersectionObserverCallback | undefined;
  const Observer = class {
    constructor(callback: IntersectionObserverCallback) {
      report = callback;
    }
    observe() {}
    disconnect() {}
  };
  const before = globalThis.IntersectionObserver;
  vi.stubGlobal('IntersectionObserver', Observer);
  list(['一'], { hasNextPage: true });
  vi.stubGlobal('IntersectionObserver', before);
  const crossing = (isIntersecting: boolean) => ({ isIntersecting }) as IntersectionObserverEntry;
  report?.([crossing(false), crossing(true)], {} as IntersectionObserver);
  expect(query.fetchNextPage).toHaveBeenCalledOnce();
});

it('the list loads a further page after one that was fetched between two renders', () => {
  const { rerender } = list(['一'], { hasNextPage: true, data: 1 });
  expect(query.fetchNextPage).toHaveBeenCalledOnce();
  rerender(listOf(['一', '二'], { hasNextPage: true, data: 2 }));
  expect(query.fetchNextPage).toHaveBeenCalledTimes(2);
});

it('the list does not load a page twice', () => {
  list(['一'], { hasNextPage: true, isFetchingNextPage: true });
  expect(query.fetchNextPage).not.toHaveBeenCalled();
});

it('the list keeps the items when a later page fails, and retries that page', async () => {
  const error = new ApiError('网关超时', 504, null);
  list(['一'], { hasNextPage: true, error, isFetchNextPageError: true });
  expect(screen.getByText('一')).toBeVisible();
  await userEvent.click(screen.getByText(/网关超时/));
  expect(query.fetchNextPage).toHaveBeenCalledOnce();
});

it('the list retries a failed refetch, not the next page', async () => {
  list(['一'], { hasNextPage: true, error: new ApiError('网关超时', 504, null) });
  await userEvent.click(screen.getByText(/网关超时/));
  expect(query.refetch).toHaveBeenCalledOnce();
  expect(query.fetchNextPage).not.toHaveBeenCalled();
});

it('the list shows an end marker', () => {
  list(['一']);
  expect(screen.getByText('已经到底啦')).toBeVisible();
});

it('the age of a list from this device grows while it is shown', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  list(['一'], { isLastSeen: true, seenAt: Date.now() - 180_000 });
  expect(screen.getByText('离线 · 3分钟前看到的内容')).toBeVisible();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('离线 · 4分钟前看到的内容')).toBeVisible();
});
