import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterNextFrame } from './afterNextFrame';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('the work runs once, after the next frame', async () => {
  const work = vi.fn();
  afterNextFrame(work);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledOnce();
});

it('a hidden page, which has no frames, still does the work', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 1);
  const work = vi.fn();
  afterNextFrame(work);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledOnce();
});
