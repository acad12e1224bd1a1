import { LOCAL_STORAGE } from '@/deviceData';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearCache, measureSizes } from './sizes';

/** A fake of the Cache API: the sizes of the files in each cache. */
let stored: Map<string, number[]>;

beforeEach(() => {
  stored = new Map([
    ['workbox-precache-v2-http://localhost/', [900]],
    ['english', [300]],
    ['portal-kept', [4_000, 1_000]],
    ['of-an-older-release', [70]],
  ]);
  vi.stubGlobal('caches', {
    keys: async () => [...stored.keys()],
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
    open: async (name: string) => ({
      keys: async () => stored.get(name)!.map((_, at) => at),
      match: async (at: number) => {
        const size = stored.get(name)![at]!;
        // The second file of a cache has no length.
        return new Response('x'.repeat(size), { headers: at === 0 ? { 'content-length': `${size}` } : {} });
      },
    }),
  });
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ usage: 12_345 }) } });
  localStorage.clear();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('the cache counts what can be rebuilt, and saved chapters count apart', async () => {
  localStorage.setItem('7:shelf', 'x'.repeat(43));
  expect(await measureSizes()).toEqual({ cache: 300 + 70 + 100, saved: 5_000, total: 12_345 });
});

it('clearing deletes what can be rebuilt, and returns its size', async () => {
  localStorage.setItem('7:history', 'x'.repeat(41));
  expect(await clearCache()).toBe(470);
  expect([...stored.keys()]).toEqual(['workbox-precache-v2-http://localhost/', 'portal-kept']);
  expect(localStorage.getItem('7:history')).toBeNull();
  expect(await clearCache()).toBe(0);
});

it('clearing keeps the sign-in, drafts, unsent writes and every other value of the device', async () => {
  const keys = Object.entries(LOCAL_STORAGE)
    .filter(([, item]) => !('rebuildable' in item))
    .map(([name]) => name.replace('{uid}', '7').replace('{post}', '31'));
  for (const key of keys) localStorage.setItem(key, 'kept');
  await clearCache();
  expect(keys.filter((key) => localStorage.getItem(key) !== 'kept')).toEqual([]);
});

it('a browser without caches and estimates shows what it knows', async () => {
  vi.stubGlobal('caches', undefined);
  vi.stubGlobal('navigator', {});
  Reflect.deleteProperty(globalThis, 'caches');
  expect(await measureSizes()).toEqual({ cache: 0, saved: 0, total: null });
});
