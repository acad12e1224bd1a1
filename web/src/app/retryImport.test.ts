import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryImport } from './retryImport';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => void vi.useRealTimers());

const failing = (times: number) => {
  const fetch = vi.fn(async () => 'there');
  for (let time = 0; time < times; time += 1) fetch.mockRejectedValueOnce(new TypeError('lost'));
  return fetch;
};

it('retryImport retries a failed import when the network is back', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const fetch = failing(1);
  const fetched = retryImport(fetch);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(fetch).toHaveBeenCalledTimes(1);
  network.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect(fetched).resolves.toBe('there');
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('retryImport retries after a delay if the browser reports a network', async () => {
  const fetch = failing(2);
  const fetched = retryImport(fetch);
  await vi.advanceTimersByTimeAsync(30_000);
  await expect(fetched).resolves.toBe('there');
});

it('retryImport stops after a limited number of attempts', async () => {
  const fetch = failing(99);
  const fetched = retryImport(fetch);
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  await expect(fetched).resolves.toBeNull();
  expect(fetch.mock.calls.length).toBeLessThan(10);
});
