import 'fake-indexeddb/auto';
import { useAccount } from '@/features/account';
import { beforeEach, expect, it, vi } from 'vitest';
import { allKept } from './database';
import { keptBook, keptChapter, keptChapters } from './read';
import type { Kept } from './record';
import { addKept, dropOthers, lockLapsed, readKept, renewKept, sweep, useKeptStore } from './store';

const DAY = 86_400_000;
let files: Set<string>;

const kept = (uid: number, chapterId: number, keepUntil: number | null = null): Kept => ({
  uid,
  bookId: 7,
  chapterId,
  bookTitle: '书',
  cover: { full: '', medium: '', blur: '', width: 3, height: 4 },
  chapter: { id: chapterId, paragraphs: [], locked: false } as unknown as Kept['chapter'],
  files: [`/kept/${uid}/7/${chapterId}/0`],
  bytes: 10,
  keepUntil,
  keptAt: 0,
});
const names = async () => (await allKept()).map(({ uid, chapterId }) => `${uid}:${chapterId}`);

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
  await dropOthers(-1);
  for (const record of [kept(0, 1), kept(10001, 2, Date.now() + DAY), kept(10002, 3)]) {
    await addKept(record);
    record.files.forEach((file) => files.add(file));
  }
});

it('another reader finds nothing of the one before: neither the chapters nor their files', async () => {
  await dropOthers(10001);
  expect(await names()).toEqual(['0:1', '10001:2']);
  expect(files).toEqual(new Set(['/kept/0/7/1/0', '/kept/10001/7/2/0']));
  await dropOthers(0);
  expect(await names()).toEqual(['0:1']);
  expect(useKeptStore.getState().records).toHaveLength(1);
});

it('a chapter is found for who kept it, and locked once the membership is over', async () => {
  useAccount.setState({ uid: 10001, token: 't' });
  expect(await keptChapter(7, 1)).toMatchObject({ id: 1, locked: false });
  expect(await keptChapter(7, 2)).toMatchObject({ id: 2, locked: false });
  expect(await keptChapter(7, 3)).toBeNull();
  await renewKept(10001, null, Date.now());
  expect(await keptChapter(7, 2)).toMatchObject({ id: 2, locked: true });
  await renewKept(10001, Date.now() + DAY, Date.now());
  expect(await keptChapter(7, 2)).toMatchObject({ locked: false });
});

it('a clock that is set back opens nothing', async () => {
  useAccount.setState({ uid: 10001, token: 't' });
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * DAY);
  expect(await keptChapter(7, 2)).toMatchObject({ locked: true });
  vi.mocked(Date.now).mockRestore();
  expect(await keptChapter(7, 2)).toMatchObject({ locked: true });
});

it('files that no chapter has are swept away, and no others', async () => {
  files.add('/kept/10001/7/9/0');
  await sweep();
  expect(files).toEqual(new Set(['/kept/0/7/1/0', '/kept/10001/7/2/0', '/kept/10002/7/3/0']));
});

it('without a line a book is what was kept of it', async () => {
  useAccount.setState({ uid: 10001 });
  const book = { id: 7, title: '书' } as unknown as NonNullable<Kept['book']>;
  const second = kept(10001, 9);
  await addKept({ ...second, keptAt: 1, book, chapter: { ...second.chapter, index: 2, title: '二' } });
  expect(await keptBook(7)).toEqual(book);
  expect(await keptBook(8)).toBeNull();
  expect((await keptChapters(7))?.records.map(({ id }) => id)).toEqual(expect.arrayContaining([1, 2, 9]));
  expect((await keptChapters(7))?.nextCursor).toBeNull();
  expect(await keptChapters(8)).toBeNull();
});

it('an index that cannot be read is not an empty one: nothing is swept, and what was shown stays', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  });
  await expect(sweep()).rejects.toThrow('lost');
  expect(files.size).toBe(3);
  expect(await readKept()).toHaveLength(3);
  expect(useKeptStore.getState().records).toHaveLength(3);
});

it('what was seen to lapse stays so for a clock that is set back, until the membership is known anew', async () => {
  useAccount.setState({ uid: 10001, token: 't' });
  await lockLapsed(Date.now());
  expect(await keptChapter(7, 2), 'in force').toMatchObject({ locked: false });
  await lockLapsed(Date.now() + 2 * DAY);
  const keepUntil = async () => (await allKept()).find(({ chapterId }) => chapterId === 2)?.keepUntil;
  expect(await keepUntil()).toBe(0);
  expect(await keptChapter(7, 2)).toMatchObject({ locked: true });
  const until = Date.now() + DAY;
  await renewKept(10001, until, Date.now());
  expect(await keepUntil()).toBe(until);
});
