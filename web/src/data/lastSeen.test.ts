import { ApiError } from '@/api/errors';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { orLastSeen, type LastSeenKey } from './lastSeen';

interface Page {
  records: readonly { id: number; text: string }[];
  nextCursor: string | null;
  seenAt?: number;
}

const NO_NETWORK = new ApiError('no network', 0, null);
const NOW = Date.parse('2026-05-20T12:00:00Z');
const records = (count: number, text = '') => Array.from({ length: count }, (_, id) => ({ id, text }));
const pageOf = (count: number, text?: string): Page => ({
  records: records(count, text),
  nextCursor: 'more',
});

/** A start of the app. */
const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

const read = (answer: Page | Error, key: LastSeenKey = '7:messages', client = newClient()) =>
  client.fetchQuery({
    queryKey: ['list', key],
    queryFn: (query) =>
      orLastSeen(query, key, answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)),
  });

beforeEach(() => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
});

it('an app that opens offline shows the last seen list with its time, and no more pages', async () => {
  await read(pageOf(2));
  vi.mocked(Date.now).mockReturnValue(NOW + 180_000);
  expect(await read(NO_NETWORK)).toEqual({ records: records(2), nextCursor: null, seenAt: NOW });
});

it.each(['8:messages', '0:messages', '7:notices:likes'] as const)(
  'the list is not shown as another list: %s',
  async (other) => {
    await read(pageOf(2));
    await expect(read(NO_NETWORK, other)).rejects.toBe(NO_NETWORK);
  },
);

it('a refusal is no loss of the network', async () => {
  await read(pageOf(2));
  const refusal = new ApiError('signed out', 401, 401);
  await expect(read(refusal)).rejects.toBe(refusal);
});

it('an answer replaces the stored list', async () => {
  await read(pageOf(2));
  expect(await read(pageOf(3))).toEqual(pageOf(3));
  expect((await read(NO_NETWORK)).records).toEqual(records(3));
});

it('a list that is shown is not replaced by the stored one', async () => {
  const client = newClient();
  await read(pageOf(2), '7:messages', client);
  await expect(read(NO_NETWORK, '7:messages', client)).rejects.toBe(NO_NETWORK);
});

it('an answer after the sign-out is not stored', async () => {
  const client = newClient();
  let answer: (page: Page) => void = () => undefined;
  const query = { client, queryKey: ['list', '7:messages'] };
  const late = orLastSeen(query, '7:messages', new Promise<Page>((done) => (answer = done)));
  answer(pageOf(2));
  await late;
  expect(localStorage.getItem('7:messages')).toBeNull();
});

it('the stored list is small', async () => {
  await read(pageOf(50));
  expect((await read(NO_NETWORK)).records).toHaveLength(20);
  await read(pageOf(20, 'x'.repeat(10_000)));
  expect((await read(NO_NETWORK)).records).toHaveLength(5);
  expect(localStorage.getItem('7:messages')!.length).toBeLessThan(62_000);
});

it('a broken stored list is not shown', async () => {
  localStorage.setItem('7:shelf', '{"records":5}');
  await expect(read(NO_NETWORK, '7:shelf')).rejects.toBe(NO_NETWORK);
});
