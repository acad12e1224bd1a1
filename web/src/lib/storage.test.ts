import { afterEach, expect, it, vi } from 'vitest';
import { readJson, readText, remove, writeJson, writeText } from './storage';

const KEY = 'vipconfig';
const full = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

afterEach(() => remove(KEY));

it('a read returns the written value until it is removed', () => {
  writeJson(KEY, { a: 1 });
  expect(readJson(KEY)).toEqual({ a: 1 });
  remove(KEY);
  expect(readText(KEY)).toBeNull();
});

it('a read returns null for malformed JSON', () => {
  writeText(KEY, '{');
  expect(readJson(KEY)).toBeNull();
});

it('on a full disk, a read returns the newest value, not the stored one', () => {
  writeText(KEY, 'old');
  const disk = full();
  writeText(KEY, 'new');
  expect(readText(KEY)).toBe('new');
  disk.mockRestore();
  writeText(KEY, 'newer');
  expect(localStorage.getItem(KEY)).toBe('newer');
  expect(readText(KEY)).toBe('newer');
});

it.each([KEY, null])('a later write of another tab takes precedence (key %s)', (key) => {
  full();
  writeText(KEY, 'ours');
  vi.mocked(Storage.prototype.setItem).mockRestore();
  localStorage.setItem(KEY, 'theirs');
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(readText(KEY)).toBe('theirs');
});

it('without access to storage, values last until the page closes', () => {
  full();
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(readText(KEY)).toBeNull();
  writeText(KEY, 'kept');
  expect(readText(KEY)).toBe('kept');
});
