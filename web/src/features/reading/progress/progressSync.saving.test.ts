import type { ReadingRecord } from '@/api/types';
import { STORE_MS, SUBMIT_MS } from './progressSync';
import { loadProgress } from './store';
import { Account, BOOK, page } from '@test/reading/account';
import { reader, unsavedAt } from '@test/reading/reader';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

it('moves within a few seconds are submitted as one record with the newest place', async () => {
  const { places, sent } = reader(new Account());
  await places.openBook(BOOK, 1);
  for (let number = 0; number < 20; number += 1) {
    places.move(BOOK, 1, page(number));
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(4_000);
  expect(sent.map(({ locator }) => locator)).toEqual([page(19)]);
});

it('a place that is reported twice at once, as by a stopped animation, is saved once; a later return is saved again', async () => {
  const account = new Account();
  const { places, sent, flush } = reader(account);
  await places.openBook(BOOK, 1);
  places.move(BOOK, 1, page(3));
  await flush();
  places.move(BOOK, 1, page(3));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(1);
  const before = account.place!.readAt;
  places.move(BOOK, 1, page(3));
  await flush();
  expect(Date.parse(account.place!.readAt)).toBeGreaterThan(Date.parse(before));
});

it('a page that is hidden submits at once', async () => {
  const { places, sent } = reader(new Account());
  await places.openBook(BOOK, 1);
  places.move(BOOK, 1, page(3));
  places.flush({ closing: true });
  expect(sent).toHaveLength(1);
});

it('the device stores the first move at once, and many moves a few times a second', async () => {
  const { places, sent, store: keep } = reader(new Account());
  await places.openBook(BOOK, 1);
  keep.mockClear();
  places.move(BOOK, 1, page(0));
  expect(keep).toHaveBeenCalledTimes(1);
  for (let number = 1; number <= 40; number += 1) {
    await vi.advanceTimersByTimeAsync(20);
    places.move(BOOK, 1, page(number));
  }
  expect(keep.mock.calls.length).toBeLessThanOrEqual(5);
  await vi.advanceTimersByTimeAsync(STORE_MS);
  expect(keep).toHaveBeenLastCalledWith({
    [BOOK]: expect.objectContaining({ waiting: true, here: expect.objectContaining({ locator: page(40) }) }),
  });
  expect(sent, 'the server has nothing of it yet').toEqual([]);
});

it('a record that the server refuses for good is not sent again', async () => {
  const { places, sent, stored } = reader(new Account(), { answer: () => null });
  await places.openBook(BOOK, 1);
  places.move(BOOK, 1, page(3));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(stored[BOOK]).toMatchObject({ waiting: false, here: { locator: page(3) } });
});

it('a refused record does not hold back the other records', async () => {
  const account = new Account();
  const { places, sent, stored } = reader(account, {
    answer: (record) => (record.bookId === 2 ? null : { ...record, accepted: true, progress: null }),
  });
  for (const book of [1, 2, 3]) places.move(book, 1, page(3));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent.map(({ bookId }) => bookId)).toEqual([1, 2, 3]);
  expect(Object.values(stored).map(({ waiting }) => waiting)).toEqual([false, false, false]);
});

it('a reader who moves all the time is saved every few seconds', async () => {
  const { places, sent } = reader(new Account());
  await places.openBook(BOOK, 1);
  for (let number = 0; number < 100; number += 1) {
    places.move(BOOK, 1, page(number));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(sent).toHaveLength(Math.floor(10_000 / SUBMIT_MS));
});

it('a place that was not submitted before a crash is submitted at the next start', async () => {
  const account = new Account();
  const { sent } = reader(account, { stored: unsavedAt(5) });
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toMatchObject([{ bookId: BOOK, locator: page(5) }]);
  expect(account.place).toMatchObject({ locator: page(5) });
});

it('a start submits a place again only if the outbox has an older one', async () => {
  const first = reader(new Account(), { stored: unsavedAt(5), answer: () => undefined });
  await vi.advanceTimersByTimeAsync(0);
  const record = first.sent[0]!;
  const start = async (queued: ReadingRecord) => {
    const { sent } = reader(new Account(), { stored: unsavedAt(5), queued: () => queued });
    await vi.advanceTimersByTimeAsync(0);
    return sent;
  };
  expect(await start(record)).toEqual([]);
  expect(await start({ ...record, readAt: '2026-11-22T10:00:00.000Z' })).toEqual([]);
  expect(await start({ ...record, readAt: '2020-11-22T10:00:00.000Z' })).toEqual([record]);
});

it('an earlier answer that arrives late changes nothing', async () => {
  const account = new Account();
  const { places, sent, stored } = reader(account, { answer: () => undefined });
  await places.openBook(BOOK, 1);
  for (const number of [1, 2]) {
    places.move(BOOK, 1, page(number));
    places.flush({ closing: true });
    await vi.advanceTimersByTimeAsync(10);
  }
  const [one, two] = sent.map((record) => account.save(record));
  places.applyAnswer(sent[1]!, two!, true);
  places.applyAnswer(sent[0]!, one!, true);
  expect(stored[BOOK]).toMatchObject({ base: 2, waiting: false, here: { locator: page(2) } });
});

it('invalid stored data is ignored', () => {
  const here = { chapterId: 2, locator: page(5), readAt: 1 };
  const sound = { base: 3, here, waiting: true };
  const stored = { 1: sound, 2: { ...sound, here: { ...here, readAt: 'x' } }, 3: null, 4: 7, 5: { base: 1 } };
  localStorage.setItem('9:reading', JSON.stringify(stored));
  expect(loadProgress(9)).toEqual({ 1: sound });
});
