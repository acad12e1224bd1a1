import type { Chapter } from '@/api/types';
import { OFFLINE_FALLBACK_MS } from '@/constants';
import { useAccount } from '@/features/account';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { testClient } from '@test/queryClient';
import { renderHook } from '@testing-library/react';
import { setStatus } from '@test/account';
import { fakeNetwork, NEVER } from '@test/fakeNetwork';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chapterQuery, useOpening } from './chapter';

const savedChapter = vi.hoisted(() => vi.fn<(book: number, chapter: number) => Promise<unknown>>());
vi.mock('@/features/offline', () => ({ savedChapter }));

const PATH = '/api/v1/book/7/chapter/3';
const query = chapterQuery(0, 7, 3);
const aChapter = (title: string, more: Partial<Chapter> = {}) =>
  ({
    ...{
      id: 3,
      index: 3,
      bookId: 7,
      bookTitle: '仙门小杂役',
      kind: 'comic',
      direction: 'strip',
      access: 'free',
    },
    ...{ locked: false, expiresAt: null, publishTime: '2026-11-20T12:00:00.000Z', title },
    ...more,
  }) as Chapter;
const now = () => Date.now();
const iso = (ms: number) => new Date(ms).toISOString();

let client: QueryClient;
const open = () => client.fetchQuery({ ...query, retry: false });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  client = testClient();
  useAccount.setState({ uid: 0 });
  savedChapter.mockResolvedValue(aChapter('kept'));
});
afterEach(() => {
  client.clear();
  vi.useRealTimers();
});

it('on a stalled connection a saved chapter opens after a few seconds, and the late answer replaces it', async () => {
  let answer: (what: object) => void = () => undefined;
  const late = new Promise<never>((done) => (answer = done as typeof answer));
  fakeNetwork({ [PATH]: late });
  const opened = open();
  await vi.advanceTimersByTimeAsync(OFFLINE_FALLBACK_MS - 1);
  expect(client.getQueryData(query.queryKey)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(await opened).toMatchObject({ title: 'kept', savedOffline: true });
  answer({ data: aChapter('answered') });
  await vi.advanceTimersByTimeAsync(0);
  expect(client.getQueryData(query.queryKey)).toEqual(aChapter('answered'));
});

it('without a saved copy the reader waits for the answer', async () => {
  savedChapter.mockResolvedValue(null);
  fakeNetwork({ [PATH]: NEVER });
  const opened = open().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await opened).toMatchObject({ status: 408 });
});

it('a captive portal counts as offline', async () => {
  const page = new Response('<html>', { headers: { 'content-type': 'text/html' } });
  vi.stubGlobal('fetch', () => Promise.resolve(page));
  expect(await open()).toMatchObject({ title: 'kept' });
});

it('a refusal from the server is not replaced by the saved copy', async () => {
  fakeNetwork({ [PATH]: { code: 2002 } });
  expect(await open()).toBeNull();
});

it('a saved copy is refetched when the network is back', async () => {
  fakeNetwork({ [PATH]: [new TypeError('no network'), { data: aChapter('answered') }] });
  expect(await open()).toMatchObject({ title: 'kept' });
  expect(await open()).toEqual(aChapter('answered'));
});

it('a members-only chapter is refetched when the membership ends', async () => {
  const until = iso(now() + 60 * 60_000);
  const { sent } = fakeNetwork({ [PATH]: { data: aChapter('words', { access: 'vip', keepUntil: until }) } });
  await open();
  await open();
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  await open();
  expect(sent).toHaveLength(2);
});

it('a members-only chapter is refetched when the membership starts and when it ends', () => {
  const member = (is: boolean) => setStatus(7, { version: 1, levelType: is ? 1 : 0, expTime: null });
  useAccount.setState({ uid: 7 });
  member(false);
  const refetch = vi.fn();
  const { rerender } = renderHook(
    ({ locked }) => useOpening([{ chapter: aChapter('', { access: 'vip', locked }), reload: refetch }]),
    {
      initialProps: { locked: true },
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    },
  );
  expect(refetch).not.toHaveBeenCalled();
  member(true);
  rerender({ locked: true });
  expect(refetch).toHaveBeenCalledTimes(1);
  rerender({ locked: false });
  expect(refetch).toHaveBeenCalledTimes(1);
  member(false);
  rerender({ locked: false });
  expect(refetch).toHaveBeenCalledTimes(2);
  rerender({ locked: true });
  expect(refetch).toHaveBeenCalledTimes(2);
});
