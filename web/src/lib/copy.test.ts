import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copy';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('copyText copies text to the clipboard', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('SKY88')).toBe(true);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('SKY88');
});

it('a failure is only logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const writeText = vi.fn(async () => Promise.reject(new Error('not allowed')));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('SKY88')).toBe(false);
  expect(warn).toHaveBeenCalledOnce();
});
