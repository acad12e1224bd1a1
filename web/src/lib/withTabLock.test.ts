import { afterEach, expect, it, vi } from 'vitest';
import { withTabLock } from './withTabLock';

const useLocks = (request: unknown) =>
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });

afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

it('a browser without locks runs the action at once', async () => {
  const act = vi.fn(() => Promise.resolve());
  await withTabLock('a', act);
  expect(act).toHaveBeenCalledOnce();
});

it('a browser that refuses locks runs the action without one', async () => {
  useLocks(() => Promise.reject(new DOMException('blocked', 'SecurityError')));
  const act = vi.fn(() => Promise.resolve());
  await withTabLock('a', act);
  expect(act).toHaveBeenCalledOnce();
});

it('an error of the action is passed on, and the action does not run again', async () => {
  useLocks((_: string, run: () => Promise<void>) => run());
  const act = vi.fn(() => Promise.reject(new Error('broken')));
  await expect(withTabLock('a', act)).rejects.toThrow('broken');
  expect(act).toHaveBeenCalledOnce();
});
