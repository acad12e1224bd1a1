import { afterEach, expect, it, vi } from 'vitest';
import { readJson, readText, remove, writeJson, writeText } from './storage';

const KEY = 'a key';
const full = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

afterEach(() => remove(KEY));

it('what was written is read, until it is removed', () => {
  writeJson(KEY, { a: 1 });
  expect(readJson(KEY)).toEqual({ a: 1 });
  remove(KEY);
  expect(readText(KEY)).toBeNull();
});

it('what is no JSON is nothing', () => {
  writeText(KEY, '{');
  expect(readJson(KEY)).toBeNull();
});

it('on a full disk the newest is remembered, not what was written before', () => {
  writeText(KEY, 'old');
  const disk = full();
  writeText(KEY, 'new');
  expect(readText(KEY)).toBe('new');
  disk.mockRestore();
  writeText(KEY, 'newer');
  expect(localStorage.getItem(KEY)).toBe('newer');
  expect(readText(KEY)).toBe('newer');
});

it.each([KEY, null])('what another tab writes afterwards counts (%s)', (key) => {
  full();
  writeText(KEY, 'ours');
  vi.mocked(Storage.prototype.setItem).mockRestore();
  localStorage.setItem(KEY, 'theirs');
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(readText(KEY)).toBe('theirs');
});

it('a browser that lets nobody at it has the page remember', () => {
  full();
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(readText(KEY)).toBeNull();
  writeText(KEY, 'kept');
  expect(readText(KEY)).toBe('kept');
});
