import { expect, it } from 'vitest';
import { LatestValues } from './latestValues';

it('an answer requested before a push is ignored; a later answer is applied', () => {
  const likes = new LatestValues<number>();
  expect(likes.take('7', { value: 5, at: 100 })).toBe(5);
  expect(likes.take('7', { value: 4, at: 90 })).toBe(5);
  expect(likes.take('8', { value: 1, at: 90 })).toBe(1);
  expect(likes.take('7', { value: 3, at: 110 })).toBe(3);
  likes.clear();
  expect(likes.take('7', { value: 2, at: 1 })).toBe(2);
});

it('since returns the value of a key if it is as new as the given time', () => {
  const told = new LatestValues<number>();
  told.take('7', { value: 5, at: 100 });
  expect([99, 100, 101].map((time) => told.since('7', time))).toEqual([5, 5, undefined]);
  expect(told.since('8', 0)).toBeUndefined();
});

it('the oldest keys are evicted beyond the limit', () => {
  const told = new LatestValues<number>();
  for (let id = 0; id < 3_000; id += 1) told.take(String(id), { value: id, at: 100 });
  expect(told.take('0', { value: -1, at: 1 })).toBe(-1);
  expect(told.take('2999', { value: -1, at: 1 })).toBe(2999);
});
