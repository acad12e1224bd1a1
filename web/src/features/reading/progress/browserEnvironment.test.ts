import { useAccount } from '@/features/account';
import { aReadingProgress } from '@test/books';
import { fakeNetwork } from '@test/fakeNetwork';
import { eventually } from '@test/eventually';
import { beforeEach, expect, it } from 'vitest';
import { loadProgress, storeProgress } from './store';
import { beforeClosing, progressSyncOf } from './browserEnvironment';

beforeEach(() => localStorage.clear());

const visit = (chapter: number) => {
  useAccount.setState({ uid: 0, token: '' });
  progressSyncOf(0).move(7, chapter, { page: 4, offset: 0 });
};

it('the places of a visitor are saved to the account after the login', async () => {
  const { sent } = fakeNetwork({
    '/api/v1/book/progress': {
      data: {
        records: [{ bookId: 7, accepted: true, progress: aReadingProgress({ bookId: 7, chapterId: 3 }) }],
      },
    },
  });
  visit(3);
  useAccount.setState({ uid: 21, token: 'c' });
  progressSyncOf(21);
  await eventually(() => expect(sent).toHaveLength(1));
  expect(JSON.parse(sent[0]!.body)).toMatchObject({
    records: [{ bookId: 7, chapterId: 3, locator: { page: 4, offset: 0 }, base: 0 }],
  });
  await eventually(() =>
    expect(loadProgress(21)[7]).toMatchObject({ waiting: false, here: { chapterId: 3 } }),
  );
  expect(loadProgress(0)).toEqual({});
});

it('after the login the player is asked if another device has another place', async () => {
  const place = aReadingProgress({ bookId: 7, chapterId: 9, version: 5, deviceId: 'another' });
  fakeNetwork({
    '/api/v1/book/progress': { data: { records: [{ bookId: 7, accepted: false, progress: place }] } },
    '/api/v1/book/7/progress': { data: place },
  });
  visit(3);
  useAccount.setState({ uid: 22, token: 'd' });
  const places = progressSyncOf(22);
  expect(await places.openBook(7, 3)).toMatchObject({ chapterId: 3, locator: { page: 4 } });
  expect(places.promptedFor(7)).toEqual(place);
});

it('a later place of the player wins over the place of the visitor', () => {
  visit(3);
  void progressSyncOf(0).flush();
  const later = {
    base: 4,
    here: { chapterId: 8, locator: { page: 1, offset: 0 }, readAt: Date.now() + 1_000 },
    waiting: false,
  };
  storeProgress(23, { 7: later });
  useAccount.setState({ uid: 23, token: 'e' });
  progressSyncOf(23);
  expect(loadProgress(23)).toEqual({ 7: later });
});

it('the answer to the call of one player never becomes the place of another', async () => {
  const { sent } = fakeNetwork({ '/api/v1/book/7/progress': { data: aReadingProgress({ bookId: 7 }) } });
  useAccount.setState({ uid: 10, token: 'a' });
  const places = progressSyncOf(10);
  useAccount.setState({ uid: 11, token: 'b' });
  expect(await places.openBook(7, 2)).toEqual({ chapterId: 2, locator: null });
  await places.flush();
  expect(sent).toEqual([]);
  expect(loadProgress(10)).toEqual({});
});

it('a reader reports its place before the last save of a closing page', async () => {
  const { sent } = fakeNetwork({ '/api/v1/book/progress': { data: { records: [] } } });
  useAccount.setState({ uid: 31, token: 'f' });
  const places = progressSyncOf(31);
  const forget = beforeClosing(() => places.move(7, 2, { page: 5, offset: 0 }));
  window.dispatchEvent(new Event('pagehide'));
  forget();
  await eventually(() => expect(sent).toHaveLength(1));
  expect(JSON.parse(sent[0]!.body)).toMatchObject({
    records: [{ bookId: 7, chapterId: 2, locator: { page: 5, offset: 0 } }],
  });
  expect(loadProgress(31)).toMatchObject({ 7: { waiting: true, here: { locator: { page: 5 } } } });
});
