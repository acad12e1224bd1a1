import 'fake-indexeddb/auto';
import type { DatabaseName } from '@/deviceData';
import { objectStore } from '@/lib/indexedDb';
import * as faults from '@/lib/errorReporter';
import { leaveAppTo } from '@/lib/leaveApp';
import { reload } from '@/lib/reload';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { PageBoundary } from '../pages/PageBoundary';
import { AppBoundary } from './AppBoundary';
import { clearAppData } from './clearAppData';

vi.mock('@/lib/leaveApp', () => ({ leaveAppTo: vi.fn(async () => undefined) }));
vi.mock('@/lib/reload', () => ({ reload: vi.fn() }));

const BROKEN = new Error('坏了');
const Broken = () => {
  throw BROKEN;
};

beforeEach(() => {
  vi.mocked(leaveAppTo).mockClear();
  vi.mocked(reload).mockClear();
  // React logs the name of the component that threw.
  vi.mocked(console.error).mockImplementation(() => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(console.error).mockClear();
});

function stubNavigator(properties: object): void {
  const descriptors = Object.getOwnPropertyDescriptors(properties);
  vi.stubGlobal('navigator', Object.create(navigator, descriptors) as Navigator);
}

const breaks = () => {
  render(
    <AppBoundary>
      <Broken />
    </AppBoundary>,
  );
  return screen.findByRole('alert');
};

it('an error of the shell is reported, and the app offers a reload and the home page', async () => {
  const note = vi.spyOn(faults, 'reportClientError');
  expect(await breaks()).toHaveTextContent('页面开小差了');
  expect(note.mock.calls).toEqual([['boundary', BROKEN]]);
  await userEvent.click(screen.getByText('刷新页面'));
  expect(reload).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByText('回首页'));
  expect(leaveAppTo).toHaveBeenCalledWith('/');
});

const DATABASES: [name: DatabaseName, store: string][] = [
  ['portal-drafts', 'files'],
  ['portal-kept', 'chapters'],
];

it('it clears local data after a confirmation, except keys of unanswered writes, and opens the home page', async () => {
  const dropped = vi.fn<CacheStorage['delete']>(async () => true);
  vi.stubGlobal('caches', { keys: async () => ['app', 'kept'], delete: dropped });
  const unregister = vi.fn(async () => true);
  const serviceWorker = { getRegistrations: async () => [{ unregister }] };
  stubNavigator({ serviceWorker, onLine: true });
  for (const [name, store] of DATABASES)
    await objectStore(name, store)('readwrite', (files) => files.put('x', 'y'));
  expect(await indexedDB.databases()).toHaveLength(2);
  localStorage.setItem('account', '{}');
  localStorage.setItem('pending-writes', '{"hash":{}}');
  sessionStorage.setItem('place', '1');
  await breaks();
  await userEvent.click(screen.getByText('还是不行？清除本机数据'));
  expect(screen.getByRole('heading')).toHaveTextContent('清除本机数据？');
  expect(screen.getByText(/会退出登录.*没发出去的评论/)).toBeVisible();
  expect(localStorage).toHaveLength(2);
  await userEvent.click(screen.getByText('清除并重新打开'));
  await waitFor(() => expect(leaveAppTo).toHaveBeenCalledWith('/'));
  expect([localStorage.length, sessionStorage.length]).toEqual([1, 0]);
  expect(localStorage.getItem('pending-writes')).toBe('{"hash":{}}');
  expect(await indexedDB.databases()).toEqual([]);
  expect(dropped.mock.calls).toEqual([['app'], ['kept']]);
  expect(unregister).toHaveBeenCalledOnce();
});

it('a browser that cannot list databases deletes those of the list', async () => {
  const deleted = vi.spyOn(indexedDB, 'deleteDatabase');
  Object.defineProperty(indexedDB, 'databases', { value: undefined, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(indexedDB, 'databases'));
  await clearAppData();
  expect(deleted.mock.calls).toEqual([['portal-drafts'], ['portal-kept'], ['portal-outbox']]);
});

it('without a network it does not clear: the app could not open again', async () => {
  stubNavigator({ onLine: true });
  localStorage.setItem('account', '{}');
  await breaks();
  await userEvent.click(screen.getByText('还是不行？清除本机数据'));
  stubNavigator({ onLine: false });
  await userEvent.click(screen.getByText('清除并重新打开'));
  expect(screen.getByText('刷新页面')).toBeVisible();
  expect(screen.queryByText('还是不行？清除本机数据')).toBeNull();
  expect(localStorage.getItem('account')).toBe('{}');
  expect(leaveAppTo).not.toHaveBeenCalled();
});

it('an error of a page is reported', () => {
  const note = vi.spyOn(faults, 'reportClientError');
  render(
    <PageBoundary>
      <Broken />
    </PageBoundary>,
  );
  expect(note.mock.calls).toEqual([['boundary', BROKEN]]);
});

it('a page that broke without a network loads again when the network is back', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(
    <PageBoundary>
      <Broken />
    </PageBoundary>,
  );
  expect(screen.getByText('这一页没能打开')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(reload).toHaveBeenCalledOnce();
  onLine.mockRestore();
});
