import type { Chapter } from '@/api/types';
import { useAccount, useStatusStore } from '@/features/account';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { fakeNetwork } from '@test/fetch';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRun } from './useRun';

const MINUTE = 60_000;
const START = { chapterId: 1, locator: null };
let client: QueryClient;
/** So often each chapter was asked for. */
let asked: Record<string, number>;

const aChapter = (id: number): Partial<Chapter> => ({
  ...{ id, bookId: 7, index: id, title: `第${id}话`, kind: 'comic', access: 'vip', locked: false, pages: [] },
  next: id < 2 ? { id: id + 1, index: id + 1, title: '', access: 'vip' } : null,
  expiresAt: new Date(Date.now() + 10 * MINUTE).toISOString(),
});
const member = (is: boolean) =>
  useStatusStore.setState({ uid: 7, status: { version: 1, levelType: is ? 1 : 0, expTime: null } });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
  client = new QueryClient();
  asked = {};
  useAccount.setState({ uid: 7 });
  member(true);
  const chapter = (id: number) => () => {
    asked[id] = (asked[id] ?? 0) + 1;
    return { data: aChapter(id) };
  };
  fakeNetwork({ '/api/v1/book/7/chapter/1': chapter(1), '/api/v1/book/7/chapter/2': chapter(2) });
});
afterEach(() => {
  client.clear();
  vi.useRealTimers();
});

async function readOn() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useRun(7, START), { wrapper });
  await act(() => vi.advanceTimersByTimeAsync(100));
  act(() => result.current.extend());
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(result.current.sections.map(({ id, state }) => [id, state])).toEqual([
    [1, 'open'],
    [2, 'open'],
  ]);
  return result;
}

it('chapters that are open are read again before their addresses run out', async () => {
  const result = await readOn();
  const first = result.current.sections[0]!.chapter!.expiresAt!;
  expect(asked).toEqual({ 1: 1, 2: 1 });
  await act(() => vi.advanceTimersByTimeAsync(10 * MINUTE - 1_000));
  expect(asked).toEqual({ 1: 2, 2: 2 });
  expect(Date.parse(result.current.sections[0]!.chapter!.expiresAt!)).toBeGreaterThan(Date.parse(first));
});

it('all that is for members is read again when the membership is ended', async () => {
  await readOn();
  act(() => member(false));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(asked).toEqual({ 1: 2, 2: 2 });
});
