import type { ReadingProgress } from '@/api/types';
import { OFFLINE_FALLBACK_MS } from '@/constants';
import { Account, BOOK, elsewhere, page } from '@test/reading/account';
import { reader, storedAt } from '@test/reading/reader';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

it('a phone that opens another chapter asks, and moves to the accepted place', async () => {
  const account = new Account();
  elsewhere(account, 3, 9);
  const { places, sent } = reader(account);
  expect(await places.openBook(BOOK, 1)).toEqual({ chapterId: 1, locator: null });
  expect(places.promptedFor(BOOK)).toMatchObject({ chapterId: 3 });
  places.move(BOOK, 1, page(2));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent, 'nothing is saved while it is asked').toEqual([]);
  expect(places.accept(BOOK)).toEqual({ chapterId: 3, locator: page(9) });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(account.place).toMatchObject({ chapterId: 3, deviceId: '乙' });
});

it('a declined place of another device is overwritten', async () => {
  const account = new Account();
  elsewhere(account, 3, 9);
  const { places } = reader(account);
  await places.openBook(BOOK, 1);
  places.move(BOOK, 1, page(2));
  places.stay(BOOK);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(account.place).toMatchObject({ chapterId: 1, locator: page(2), deviceId: '甲' });
});

it('a phone that opens the chapter of the other phone continues there without a question', async () => {
  const account = new Account();
  elsewhere(account, 3, 9);
  const { places } = reader(account);
  expect(await places.openBook(BOOK, 3)).toEqual({ chapterId: 3, locator: page(9) });
  expect(places.promptedFor(BOOK)).toBeNull();
});

it('an open reader asks when another phone moves, unless both are on the same page', async () => {
  const account = new Account();
  const { places, flush } = reader(account);
  await places.openBook(BOOK, 1);
  places.move(BOOK, 1, page(4));
  await flush();
  elsewhere(account, 1, 4);
  await places.serverProgressChanged(BOOK, account.place!.version);
  expect(places.promptedFor(BOOK)).toBeNull();
  elsewhere(account, 2, 0);
  await places.serverProgressChanged(BOOK, account.place!.version);
  expect(places.promptedFor(BOOK)).toMatchObject({ chapterId: 2 });
});

it('a question that another tab answered disappears, and saving continues', async () => {
  const account = new Account();
  elsewhere(account, 3, 9);
  const { places } = reader(account);
  await places.openBook(BOOK, 1);
  expect(places.promptedFor(BOOK)).toMatchObject({ chapterId: 3 });
  // The player chose "stay" in another tab of this device.
  account.save({
    ...{ bookId: BOOK, chapterId: 1, locator: page(2), device: '甲' },
    ...{ base: account.place!.version, readAt: new Date().toISOString() },
  });
  await places.resume();
  expect(places.promptedFor(BOOK)).toBeNull();
  await vi.advanceTimersByTimeAsync(1_000);
  places.move(BOOK, 1, page(4));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(account.place).toMatchObject({ locator: page(4), deviceId: '甲' });
});

it('a question about a chapter that was deleted meanwhile disappears', async () => {
  const account = new Account();
  elsewhere(account, 3, 9);
  const { places } = reader(account);
  await places.openBook(BOOK, 1);
  account.place = { ...account.place!, chapterIndex: 0 };
  await places.resume();
  expect(places.promptedFor(BOOK)).toBeNull();
});

it('without an answer a book opens at the place of this device', async () => {
  const stored = storedAt(3);
  const read = () => Promise.reject(new TypeError('no network'));
  const { places } = reader(new Account(), { stored, read });
  expect(await places.openBook(BOOK, 2)).toEqual({ chapterId: 2, locator: page(5) });
  expect(await places.openBook(BOOK, 1)).toEqual({ chapterId: 1, locator: null });
});

it('a slow answer does not delay opening; a late answer with another place asks', async () => {
  const account = new Account();
  elsewhere(account, 3, 9);
  const stored = storedAt(0);
  let answer: (place: ReadingProgress | null) => void = () => undefined;
  const read = () => new Promise<ReadingProgress | null>((done) => (answer = done));
  const { places, sent } = reader(account, { stored, read });
  const started = places.openBook(BOOK, 2);
  await vi.advanceTimersByTimeAsync(OFFLINE_FALLBACK_MS);
  expect(await started).toEqual({ chapterId: 2, locator: page(5) });
  answer(account.place);
  await vi.advanceTimersByTimeAsync(0);
  expect(places.promptedFor(BOOK)).toMatchObject({ chapterId: 3 });
  places.move(BOOK, 2, page(6));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent, 'nothing is saved while it is asked').toEqual([]);
});

it('a place that the account deleted is deleted on the device', async () => {
  const stored = storedAt(3);
  const { places } = reader(new Account(), { stored });
  expect(await places.openBook(BOOK, 2)).toEqual({ chapterId: 2, locator: null });
});
