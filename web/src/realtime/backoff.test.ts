import { expect, it } from 'vitest';
import { backoffMs, reconnectDelayMs } from './backoff';

it('the bound doubles from half a second to twenty seconds', () => {
  expect([0, 1, 2, 5, 6, 100].map((attempt) => backoffMs(attempt, 1))).toEqual([
    500, 1_000, 2_000, 16_000, 20_000, 20_000,
  ]);
});

it('the wait is a random time below the bound', () => {
  expect(backoffMs(3, 0)).toBe(0);
  expect(backoffMs(3, 0.5)).toBe(2_000);
});

it('the first bound after a lost connection is four seconds, and it grows from there', () => {
  expect([0, 1, 3, 100].map((attempt) => reconnectDelayMs(attempt, 1))).toEqual([
    4_000, 8_000, 20_000, 20_000,
  ]);
  expect(reconnectDelayMs(0, 0.25)).toBe(1_000);
});
