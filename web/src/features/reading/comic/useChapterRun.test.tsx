import type { Chapter } from '@/api/types';
import { useAccount } from '@/features/account';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { testClient } from '@test/queryClient';
import { act, renderHook } from '@testing-library/react';
import { setStatus } from '@test/account';
import { fakeNetwork } from '@test/fakeNetwork';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useChapterRun } from './useChapterRun';

const MINUTE = 60_000;
const START = { chapterId: 1, locator: null };
let client: QueryClient;
/** Number of requests per chapter. */
let requests: Record<string, number>;
let last: number;

const aChapter = (id: number): Partial<Chapter> => ({
  ...{ id, bookId: 7, index: id, title: `第${id}话`, kind: 'comic', access: 'vip', locked: false, pages: [] },
  ...{ bookTitle: '仙门小杂役', direction: 'strip', publishTime: '2026-11-20T12:00:00.000Z' },
  next: id < last ? { id: id + 1, index: id + 1, title: '', access: 'vip' } : null,
  expiresAt: new Date(Date.now() + 10 * MINUTE).toISOString(),
});
const member = (is: boolean) => setStatus(7, { version: 1, levelType: is ? 1 : 0, expTime: null });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
  client = testClient();
  requests = {};
  last = 2;
  useAccount.setState({ uid: 7 });
  member(true);
  const chapter = (id: number) => () => {
    requests[id] = (requests[id] ?? 0) + 1;
    return { data: aChapter(id) };
  };
  fakeNetwork(
    Object.fromEntries([1, 2, 3, 4, 5, 6].map((id) => [`/api/v1/book/7/chapter/${id}`, chapter(id)])),
  );
});
afterEach(() => {
  client.clear();
  vi.useRealTimers();
});

/** Extends the run to the last chapter; the position stays at chapter 1 until `goTo` changes it. */
async function readOn() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, rerender } = renderHook(({ at }) => useChapterRun(7, START, at), {
    wrapper,
    initialProps: { at: 1 },
  });
  await act(() => vi.advanceTimersByTimeAsync(100));
  for (let id = 2; id <= last; id += 1) {
    act(() => result.current.extend());
    await act(() => vi.advanceTimersByTimeAsync(100));
  }
  expect(result.current.sections.map(({ id, state }) => [id, state])).toEqual(
    Array.from({ length: last }, (_, index) => [index + 1, 'open']),
  );
  const goTo = async (at: number) => {
    rerender({ at });
    await act(() => vi.advanceTimersByTimeAsync(100));
  };
  return { result, goTo };
}

it('open chapters are refetched before their addresses expire', async () => {
  const { result } = await readOn();
  const first = result.current.sections[0]!.chapter!.expiresAt!;
  expect(requests).toEqual({ 1: 1, 2: 1 });
  await act(() => vi.advanceTimersByTimeAsync(10 * MINUTE - 1_000));
  expect(requests).toEqual({ 1: 2, 2: 2 });
  expect(Date.parse(result.current.sections[0]!.chapter!.expiresAt!)).toBeGreaterThan(Date.parse(first));
});

it('all members-only chapters are refetched when the membership ends', async () => {
  await readOn();
  act(() => member(false));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(requests).toEqual({ 1: 2, 2: 2 });
});

it('in a long run only chapters near the reader are refetched, others when the reader gets near them', async () => {
  last = 6;
  const { result, goTo } = await readOn();
  await goTo(6);
  const before = { ...requests };
  const more = () => [1, 2, 3, 4, 5, 6].map((id) => requests[id]! - before[id]!);
  await act(() => vi.advanceTimersByTimeAsync(10 * MINUTE));
  expect(more()).toEqual([0, 0, 0, 1, 1, 1]);
  expect(result.current.sections.map(({ state }) => state)).toEqual(Array(6).fill('open'));
  act(() => member(false));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(more()).toEqual([0, 0, 0, 2, 2, 2]);
  await goTo(1);
  expect(more()).toEqual([1, 1, 1, 2, 2, 2]);
});
