import 'fake-indexeddb/auto';
import { useToasts } from '@/components/ui/toast/toastStore';
import { useAccount } from '@/features/account';
import { aWholeBook } from '@test/books';
import { fakeNetwork } from '@test/fakeNetwork';
import { beforeEach, expect, it, vi } from 'vitest';
import { allSaved } from './database';
import { saveChapter } from './saveChapter';
import { removeSavedByOthers } from './store';

const real = IDBObjectStore.prototype.put;
let files: Set<string>;

beforeEach(async () => {
  files = new Set();
  vi.stubGlobal('caches', {
    open: async () => ({
      put: async (it: string) => void files.add(it),
      delete: async (it: string) => files.delete(it),
    }),
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  useToasts.setState({ toasts: [] });
  useAccount.setState({ uid: 10, token: 'a' });
  await removeSavedByOthers(-1);
  const { cover } = aWholeBook();
  fakeNetwork({
    '/api/v1/book/7': { data: aWholeBook({ id: 7 }) },
    '/api/v1/book/7/chapter/1': {
      data: {
        ...{ id: 1, index: 1, title: '第1话', bookId: 7, bookTitle: '书', kind: 'comic', direction: 'strip' },
        ...{ access: 'free', locked: false, publishTime: '2026-11-20T12:00:00.000Z', pages: [cover] },
      },
    },
    [cover.medium]: {},
  });
});

it('a chapter is saved with its files', async () => {
  await saveChapter(7, 1);
  expect(await allSaved()).toMatchObject([{ uid: 10, bookId: 7, chapterId: 1 }]);
  expect(files).toEqual(new Set(['/kept/10/7/1/0']));
});

it('a failed write to the index deletes the files and shows a toast', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (this: IDBObjectStore, ...what) {
    const request = real.apply(this, what);
    request.addEventListener('success', () => this.transaction.abort());
    return request;
  });
  await saveChapter(7, 1);
  expect(await allSaved()).toEqual([]);
  expect(files).toEqual(new Set());
  expect(useToasts.getState().toasts).toHaveLength(1);
});

it('a chapter is not saved if the account changes during the download', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (this: IDBObjectStore, ...what) {
    useAccount.setState({ uid: 11, token: 'b' });
    return real.apply(this, what);
  });
  await saveChapter(7, 1);
  expect(await allSaved()).toEqual([]);
  expect(files).toEqual(new Set());
});
