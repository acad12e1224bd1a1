import { expect, it, vi } from 'vitest';
import { onlineOrDelay } from './onlineOrDelay';

it('the wait ends when the network is back', async () => {
  const waiting = onlineOrDelay(Infinity);
  window.dispatchEvent(new Event('online'));
  await expect(waiting).resolves.toBeUndefined();
});

it('the wait ends after the delay', async () => {
  vi.useFakeTimers();
  const waiting = onlineOrDelay(60_000);
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  await expect(waiting).resolves.toBeUndefined();
});

it('the wait ends when it is aborted', async () => {
  const controller = new AbortController();
  const waiting = onlineOrDelay(Infinity, controller.signal);
  controller.abort();
  await expect(waiting).resolves.toBeUndefined();
});
