import type { ReadingProgress, SavedRecord } from '@/api/types';
import { SUBMIT_MS } from './progressSync';
import { Account, BOOK, elsewhere, page } from '@test/reading/account';
import { aRecord, reader, unsavedAt } from '@test/reading/reader';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

it('a place that was read before a save was answered is read again', async () => {
  const account = new Account();
  elsewhere(account, 3, 9);
  const reads: ((place: ReadingProgress | null) => void)[] = [];
  const read = () => new Promise<ReadingProgress | null>((done) => reads.push(done));
  const { places, flush } = reader(account, { stored: unsavedAt(5, 1), answer: () => undefined, read });
  const started = places.openBook(BOOK, 2);
  const before = account.place;
  const record = { ...aRecord(5), base: 1 };
  places.applyAnswer(record, account.save(record), true);
  reads[0]!(before);
  await flush();
  reads[1]!(account.place);
  expect(await started).toEqual({ chapterId: 2, locator: page(5) });
  expect(places.promptedFor(BOOK)).toBeNull();
});

it('an answer that another tab reports asks only where the book is open', async () => {
  const account = new Account();
  const { places, stored } = reader(account);
  const other = reader(account, { stored });
  await places.openBook(BOOK, 1);
  elsewhere(account, 3, 9);
  const saved = account.save(aRecord(5));
  for (const tab of [places, other.places]) tab.applyAnswer(aRecord(5), saved, false);
  expect(places.promptedFor(BOOK)).toMatchObject({ chapterId: 3 });
  expect(other.places.promptedFor(BOOK)).toBeNull();
});

it('a late report of an answer does not repeat a question that the player has answered', async () => {
  const account = new Account();
  elsewhere(account, 3, 9);
  const { places } = reader(account, { stored: unsavedAt(5) });
  await places.openBook(BOOK, 1);
  const refusal: SavedRecord = { bookId: BOOK, accepted: false, progress: account.place };
  places.stay(BOOK);
  places.applyAnswer(aRecord(5), refusal, false);
  expect(places.promptedFor(BOOK)).toBeNull();
});

it('a decision in one tab closes the question of the other tab', async () => {
  const account = new Account();
  elsewhere(account, 3, 9);
  const one = reader(account);
  const other = reader(account, { stored: one.stored });
  for (const { places } of [one, other]) {
    await places.openBook(BOOK, 1);
    expect(places.promptedFor(BOOK)).toMatchObject({ chapterId: 3 });
  }
  one.places.accept(BOOK);
  await other.places.resume();
  expect(other.places.promptedFor(BOOK)).toBeNull();
});

it('a tab keeps the later place of another tab', async () => {
  const account = new Account();
  const one = reader(account, { answer: () => undefined });
  const other = reader(account, { stored: one.stored, answer: () => undefined });
  one.places.move(BOOK, 1, page(1));
  await one.flush();
  await vi.advanceTimersByTimeAsync(1_000);
  other.places.move(BOOK, 1, page(2));
  one.places.applyAnswer(one.sent[0]!, account.save(one.sent[0]!), true);
  expect(one.stored[BOOK]).toMatchObject({ base: 1, waiting: true, here: { locator: page(2) } });
  await vi.advanceTimersByTimeAsync(SUBMIT_MS);
  expect(one.sent.slice(-1), 'also if the other tab crashed').toMatchObject([{ locator: page(2), base: 1 }]);
});

it('a version that a push brings does not undo the move of another tab', async () => {
  const account = new Account();
  const one = reader(account, { stored: unsavedAt(5), answer: () => undefined });
  const other = reader(account, { stored: one.stored, answer: () => undefined });
  await one.places.openBook(BOOK, 2);
  elsewhere(account, 2, 5);
  await one.places.serverProgressChanged(BOOK, account.place!.version);
  other.places.move(BOOK, 2, page(6));
  await one.flush();
  expect(one.stored[BOOK]).toMatchObject({ waiting: true, here: { locator: page(6) } });
});
