import 'fake-indexeddb/auto';
import { useAccount } from '@/features/account';
import { beforeEach, expect, it, vi } from 'vitest';
import { allSaved } from './database';
import { savedBook, savedChapter, savedChapters } from './read';
import type { SavedChapter } from './record';
import {
  addSaved,
  loadSaved,
  lockLapsed,
  removeOrphanFiles,
  removeSavedByOthers,
  renewSaved,
  useSavedStore,
} from './store';

const DAY = 86_400_000;
let files: Set<string>;

const aRecord = (uid: number, chapterId: number, keepUntil: number | null = null): SavedChapter => ({
  uid,
  bookId: 7,
  chapterId,
  bookTitle: '书',
  cover: { full: '', medium: '', blur: '', width: 3, height: 4 },
  chapter: { id: chapterId, paragraphs: [], locked: false } as unknown as SavedChapter['chapter'],
  files: [`/kept/${uid}/7/${chapterId}/0`],
  bytes: 10,
  keepUntil,
  keptAt: 0,
});
const names = async () => (await allSaved()).map(({ uid, chapterId }) => `${uid}:${chapterId}`);

beforeEach(async () => {
  files = new Set();
  vi.stubGlobal('caches', {
    open: async () => ({
      delete: async (it: string | Request) =>
        files.delete(typeof it === 'string' ? it : new URL(it.url).pathname),
      keys: async () => [...files].map((path) => ({ url: `https://portal.example${path}` })),
    }),
  });
  localStorage.clear();
  await removeSavedByOthers(-1);
  for (const record of [aRecord(0, 1), aRecord(10001, 2, Date.now() + DAY), aRecord(10002, 3)]) {
    await addSaved(record);
    record.files.forEach((file) => files.add(file));
  }
});

it('a change of the account deletes the chapters and files of the previous player', async () => {
  await removeSavedByOthers(10001);
  expect(await names()).toEqual(['0:1', '10001:2']);
  expect(files).toEqual(new Set(['/kept/0/7/1/0', '/kept/10001/7/2/0']));
  await removeSavedByOthers(0);
  expect(await names()).toEqual(['0:1']);
  expect(useSavedStore.getState().records).toHaveLength(1);
});

it('a saved chapter is visible only to its player and locked after the membership ends', async () => {
  useAccount.setState({ uid: 10001, token: 't' });
  expect(await savedChapter(7, 1)).toMatchObject({ id: 1, locked: false });
  expect(await savedChapter(7, 2)).toMatchObject({ id: 2, locked: false });
  expect(await savedChapter(7, 3)).toBeNull();
  await renewSaved(10001, null, Date.now());
  expect(await savedChapter(7, 2)).toMatchObject({ id: 2, locked: true });
  await renewSaved(10001, Date.now() + DAY, Date.now());
  expect(await savedChapter(7, 2)).toMatchObject({ locked: false });
});

it('setting the clock back does not open a lapsed chapter', async () => {
  useAccount.setState({ uid: 10001, token: 't' });
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * DAY);
  expect(await savedChapter(7, 2)).toMatchObject({ locked: true });
  vi.mocked(Date.now).mockRestore();
  expect(await savedChapter(7, 2)).toMatchObject({ locked: true });
});

it('a sweep deletes only files that no chapter owns', async () => {
  files.add('/kept/10001/7/9/0');
  await removeOrphanFiles();
  expect(files).toEqual(new Set(['/kept/0/7/1/0', '/kept/10001/7/2/0', '/kept/10002/7/3/0']));
});

it('offline, a book and its chapters come from the saved chapters', async () => {
  useAccount.setState({ uid: 10001 });
  const book = { id: 7, title: '书' } as unknown as NonNullable<SavedChapter['book']>;
  const second = aRecord(10001, 9);
  await addSaved({ ...second, keptAt: 1, book, chapter: { ...second.chapter, index: 2, title: '二' } });
  expect(await savedBook(7)).toEqual(book);
  expect(await savedBook(8)).toBeNull();
  expect((await savedChapters(7))?.records.map(({ id }) => id)).toEqual(expect.arrayContaining([1, 2, 9]));
  expect((await savedChapters(7))?.nextCursor).toBeNull();
  expect(await savedChapters(8)).toBeNull();
});

it('if the index cannot be read, no file is deleted and the known chapters stay', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  });
  await expect(removeOrphanFiles()).rejects.toThrow('lost');
  expect(files.size).toBe(3);
  expect(await loadSaved()).toHaveLength(3);
  expect(useSavedStore.getState().records).toHaveLength(3);
});

it('a lapsed chapter stays locked after the clock is set back, until the membership is renewed', async () => {
  useAccount.setState({ uid: 10001, token: 't' });
  await lockLapsed(Date.now());
  expect(await savedChapter(7, 2), 'in force').toMatchObject({ locked: false });
  await lockLapsed(Date.now() + 2 * DAY);
  const keepUntil = async () => (await allSaved()).find(({ chapterId }) => chapterId === 2)?.keepUntil;
  expect(await keepUntil()).toBe(0);
  expect(await savedChapter(7, 2)).toMatchObject({ locked: true });
  const until = Date.now() + DAY;
  await renewSaved(10001, until, Date.now());
  expect(await keepUntil()).toBe(until);
});
