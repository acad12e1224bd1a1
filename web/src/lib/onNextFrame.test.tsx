import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onNextFrame } from './onNextFrame';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('the work runs once, in the next frame', async () => {
  const work = vi.fn();
  onNextFrame(work);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  expect(work).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledOnce();
});

it('a hidden page, which has no frames, still does the work', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 1);
  const work = vi.fn();
  onNextFrame(work);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledOnce();
});
