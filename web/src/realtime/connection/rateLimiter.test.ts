import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RateLimiter } from './rateLimiter';

const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms);
let through: number[];
let gate: RateLimiter;

function tasks(count: number, task: () => Promise<void> = async () => undefined): void {
  for (let n = 0; n < count; n += 1)
    void gate.run(async () => {
      through.push(n);
      await task();
    });
}

beforeEach(() => {
  vi.useFakeTimers();
  through = [];
});

afterEach(() => {
  gate.close();
  vi.useRealTimers();
});

it('a burst passes at once, and the rest passes at the rate, in order', async () => {
  gate = new RateLimiter({ burst: 3, perSecond: 2, concurrency: 10 });
  tasks(6);
  await passes(0);
  expect(through).toEqual([0, 1, 2]);
  await passes(500);
  expect(through).toEqual([0, 1, 2, 3]);
  await passes(1_000);
  expect(through).toEqual([0, 1, 2, 3, 4, 5]);
});

it('after a long pause a new burst passes, and no more than a burst', async () => {
  gate = new RateLimiter({ burst: 3, perSecond: 2, concurrency: 10 });
  tasks(3);
  await passes(60_000);
  tasks(6);
  await passes(0);
  expect(through).toHaveLength(6);
});

it('tasks over the concurrency limit wait', async () => {
  gate = new RateLimiter({ burst: 10, perSecond: 5, concurrency: 2 });
  const ends: (() => void)[] = [];
  tasks(4, () => new Promise((end) => ends.push(end)));
  await passes(0);
  expect(through).toEqual([0, 1]);
  ends[0]!();
  await passes(0);
  expect(through).toEqual([0, 1, 2]);
});

it('a closed limiter starts no task', async () => {
  gate = new RateLimiter({ burst: 1, perSecond: 1, concurrency: 1 });
  tasks(3);
  gate.close();
  await passes(60_000);
  expect(through).toEqual([0]);
});
