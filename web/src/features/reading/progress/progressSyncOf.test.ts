import 'fake-indexeddb/auto';
import type { ReadingRecord } from '@/api/types';
import { entriesOf, submit, withdraw } from '@/data/outbox';
import { installOutbox } from '@/data/outbox/environment';
import { loadEntries } from '@/data/outbox/journal';
import { useAccount } from '@/features/account';
import { deviceMark } from '@/features/device';
import { QueryClient } from '@tanstack/react-query';
import { aReadingProgress } from '@test/books';
import { eventually } from '@test/eventually';
import { fakeNetwork, NEVER, type FakeAnswer } from '@test/fakeNetwork';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { beforeClosing, progressSyncOf } from './progressSyncOf';
import { readingKind } from './readingKind';
import { loadProgress, storeProgress } from './store';

const SAVE = '/api/v1/book/progress';
const page = (number: number) => ({ page: number, offset: 0 });

installOutbox({
  client: new QueryClient(),
  uid: () => useAccount.getState().uid,
  onPlayerChange: (changed) =>
    useAccount.subscribe(({ uid }, before) => {
      if (uid !== before.uid) changed();
    }),
});

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockReturnValue();
  // Retries follow without a delay.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(async () => {
  for (const entry of entriesOf(readingKind)) void withdraw(entry);
  await isSettled();
  signIn(0);
});

function signIn(uid: number): void {
  useAccount.setState({ uid, token: uid ? `${uid}` : '' });
}

const visit = (chapter: number) => {
  signIn(0);
  progressSyncOf(0).move(7, chapter, page(4));
};

/** The outbox has no place left. */
const isSettled = () =>
  eventually(async () => {
    const stored = await loadEntries(useAccount.getState().uid);
    expect([...stored, ...entriesOf(readingKind)]).toEqual([]);
  });

const saved = (place = aReadingProgress({ bookId: 7, deviceId: deviceMark() }), accepted = true) => ({
  data: { records: [{ bookId: place.bookId, accepted, progress: place }] },
});

/** A server that answers each save with these, and then accepts all. */
function aServer(...answers: FakeAnswer[]) {
  let version = 0;
  const records: ReadingRecord[] = [];
  const { fetch } = fakeNetwork({
    [SAVE]: ({ body }) => {
      const [record] = (JSON.parse(body) as { records: [ReadingRecord] }).records;
      records.push(record);
      const { chapterId, locator, readAt, bookId } = record;
      const place = { bookId, chapterId, locator, readAt, version: ++version, deviceId: deviceMark() };
      return answers.shift() ?? saved(aReadingProgress(place));
    },
  });
  return { records, fetch, places: () => records.map(({ locator }) => 'page' in locator && locator.page) };
}

it('the places of a visitor are saved to the account after the login', async () => {
  const { records } = aServer();
  visit(3);
  signIn(21);
  progressSyncOf(21);
  await isSettled();
  await eventually(() => expect(records).toHaveLength(1));
  expect(records).toMatchObject([{ bookId: 7, chapterId: 3, locator: page(4), base: 0 }]);
  await eventually(() =>
    expect(loadProgress(21)[7]).toMatchObject({ base: 1, waiting: false, here: { chapterId: 3 } }),
  );
  expect(loadProgress(0)).toEqual({});
});

it('after the login the player is asked if another device has another place', async () => {
  const place = aReadingProgress({ bookId: 7, chapterId: 9, version: 5, deviceId: 'another' });
  fakeNetwork({ [SAVE]: saved(place, false), '/api/v1/book/7/progress': { data: place } });
  visit(3);
  signIn(22);
  const places = progressSyncOf(22);
  expect(await places.openBook(7, 3)).toMatchObject({ chapterId: 3, locator: { page: 4 } });
  await isSettled();
  expect(places.promptedFor(7)).toEqual(place);
  expect(loadProgress(22)[7], 'the place stays on this device').toMatchObject({ waiting: true });
});

it('a later place of the player wins over the place of the visitor', () => {
  visit(3);
  progressSyncOf(0).flush();
  const later = {
    base: 4,
    here: { chapterId: 8, locator: page(1), readAt: Date.now() + 1_000 },
    waiting: false,
  };
  storeProgress(23, { 7: later });
  signIn(23);
  progressSyncOf(23);
  expect(loadProgress(23)).toEqual({ 7: later });
});

it('the answer to the call of one player never becomes the place of another', async () => {
  const { sent } = fakeNetwork({ '/api/v1/book/7/progress': { data: aReadingProgress({ bookId: 7 }) } });
  signIn(10);
  const places = progressSyncOf(10);
  signIn(11);
  expect(await places.openBook(7, 2)).toEqual({ chapterId: 2, locator: null });
  places.flush();
  expect(sent).toEqual([]);
  expect(loadProgress(10)).toEqual({});
});

it('a place of one player is not submitted in the name of another, and waits for its own', async () => {
  const { records } = aServer();
  signIn(12);
  const places = progressSyncOf(12);
  places.move(7, 2, page(5));
  signIn(13);
  places.flush({ closing: true });
  expect(entriesOf(readingKind)).toEqual([]);
  expect(loadProgress(12)).toMatchObject({ 7: { waiting: true } });
  progressSyncOf(13);
  signIn(12);
  progressSyncOf(12);
  await eventually(() => expect(records).toMatchObject([{ locator: page(5) }]));
  await isSettled();
});

it('a reader reports its place before the last save of a closing page, which is sent at once', async () => {
  const { records, fetch } = aServer(NEVER);
  signIn(31);
  const places = progressSyncOf(31);
  const forget = beforeClosing(() => places.move(7, 2, page(5)));
  window.dispatchEvent(new Event('pagehide'));
  forget();
  expect(records).toMatchObject([{ bookId: 7, chapterId: 2, locator: page(5) }]);
  expect(fetch.mock.calls[0]![1]).toMatchObject({ keepalive: true });
  expect(loadProgress(31)).toMatchObject({ 7: { waiting: true, here: { locator: page(5) } } });
});

it('a page that closes sends its newest place, although an earlier save has no answer yet', async () => {
  const { places } = aServer(NEVER);
  signIn(32);
  const sync = progressSyncOf(32);
  sync.move(7, 2, page(5));
  sync.flush();
  await eventually(() => expect(places()).toEqual([5]));
  sync.move(7, 2, page(6));
  window.dispatchEvent(new Event('pagehide'));
  expect(places()).toEqual([5, 6]);
  await eventually(() => expect(loadProgress(32)[7]).toMatchObject({ waiting: false }));
});

it('a page that closes offline stores its newest place and makes no call', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { places } = aServer();
  signIn(39);
  progressSyncOf(39).move(7, 2, page(5));
  window.dispatchEvent(new Event('pagehide'));
  await eventually(async () => expect(await loadEntries(39)).toHaveLength(1));
  expect(places()).toEqual([]);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await isSettled();
  expect(places()).toEqual([5]);
});

it('a lost answer is repeated until it comes', async () => {
  const { places } = aServer(new TypeError('no network'), { code: 1005, data: { retryAfter: 0 } });
  signIn(33);
  const sync = progressSyncOf(33);
  sync.move(7, 2, page(5));
  sync.flush();
  await isSettled();
  expect(places()).toEqual([5, 5, 5]);
  expect(loadProgress(33)[7]).toMatchObject({ waiting: false });
});

it('a newer place replaces the one that waits for the network', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { places } = aServer();
  signIn(34);
  const sync = progressSyncOf(34);
  for (const number of [5, 6, 7]) {
    sync.move(7, 2, page(number));
    sync.flush();
  }
  await eventually(async () =>
    expect(await loadEntries(34)).toMatchObject([{ payload: { locator: page(7) } }]),
  );
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await isSettled();
  expect(places()).toEqual([7]);
});

it('a place that a crashed page did not submit is sent at the next start, and one in the outbox is not sent twice', async () => {
  const { records } = aServer();
  const unsaved = (readAt: number, number: number) => ({
    base: 0,
    here: { chapterId: 2, locator: page(number), readAt },
    waiting: true,
  });
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  signIn(35);
  storeProgress(35, { 7: unsaved(1_000, 5), 8: unsaved(2_000, 6), 9: unsaved(4_000, 8) });
  const before = (bookId: number, readAt: number, number: number): ReadingRecord => ({
    ...{ bookId, chapterId: 2, locator: page(number), device: deviceMark(), base: 0 },
    readAt: new Date(readAt).toISOString(),
  });
  // The page stored a later place of book 9 before it died. The outbox got the earlier one.
  const queued = submit(readingKind, before(8, 2_000, 6));
  submit(readingKind, before(9, 3_000, 7));
  await eventually(async () => expect(await loadEntries(35)).toHaveLength(2));
  progressSyncOf(35);
  await eventually(async () => expect(await loadEntries(35)).toHaveLength(3));
  expect(entriesOf(readingKind)).toContainEqual(expect.objectContaining({ key: queued.key }));
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await isSettled();
  const sent = records.map(({ bookId, locator }) => [bookId, 'page' in locator && locator.page]);
  expect(sent.sort()).toEqual([
    [7, 5],
    [8, 6],
    [9, 8],
  ]);
  expect(Object.values(loadProgress(35)).map(({ waiting }) => waiting)).toEqual([false, false, false]);
});

it('a refused place is not sent again; the place of a suspended player stays unsaved', async () => {
  const { places } = aServer(
    { code: 4000, status: 400, data: {} },
    { code: 1007, data: { reason: '', until: '2026-12-01T00:00:00Z', uid: 36, appealToken: 'a' } },
  );
  signIn(36);
  const sync = progressSyncOf(36);
  for (const [number, waiting] of [
    [5, false],
    [6, true],
  ] as const) {
    sync.move(7, 2, page(number));
    sync.flush();
    await eventually(() => expect(places()).toContain(number));
    await isSettled();
    expect(loadProgress(36)[7]).toMatchObject({ waiting, here: { locator: page(number) } });
  }
});

it('a declined place of another device is overwritten', async () => {
  const theirs = aReadingProgress({ bookId: 7, chapterId: 9, version: 5, deviceId: 'another' });
  const { records } = aServer(saved(theirs, false));
  signIn(37);
  const sync = progressSyncOf(37);
  sync.move(7, 2, page(5));
  sync.flush();
  await eventually(() => expect(sync.promptedFor(7)).toEqual(theirs));
  await isSettled();
  sync.flush();
  expect(entriesOf(readingKind), 'nothing is submitted while the question is open').toEqual([]);
  sync.stay(7);
  await isSettled();
  expect(records).toMatchObject([{ base: 0 }, { base: 5, locator: page(5) }]);
});

it('the answer that another tab reports is applied here', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  aServer();
  signIn(38);
  const sync = progressSyncOf(38);
  const accepted: number[] = [];
  sync.setSavedListener(({ version }) => accepted.push(version));
  sync.move(7, 2, page(5));
  sync.flush();
  const [entry] = entriesOf(readingKind);
  const otherTab = new BroadcastChannel('portal-outbox');
  onTestFinished(() => otherTab.close());
  const place = aReadingProgress({ ...entry!.payload, version: 8, deviceId: deviceMark() });
  const answer = { bookId: 7, accepted: true, progress: place };
  otherTab.postMessage({ type: 'answer', entry, answer, askedAt: 0 });
  await eventually(() => expect(loadProgress(38)[7]).toMatchObject({ base: 8, waiting: false }));
  expect(accepted).toEqual([8]);
  online.mockReturnValue(true);
});
