import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverNow, syncServerClock } from './serverClock';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const away = () => (serverNow() - Date.now()) / 1_000;
const hear = (seconds: number) => syncServerClock(new Date(NOW + seconds * 1_000).toUTCString());

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  hear(0);
  vi.useRealTimers();
});

it('serverNow follows a server clock that differs, and advances from there', () => {
  hear(-7_200);
  expect(away()).toBe(-7_200);
  vi.advanceTimersByTime(5_000);
  expect(away()).toBe(-7_200);
});

it('serverNow ignores differences that the latency of an answer explains', () => {
  hear(-1);
  expect(away()).toBe(0);
  hear(600);
  hear(598);
  expect(away()).toBe(600);
});

it('serverNow returns to the local clock when that is corrected, and ignores answers without a date', () => {
  hear(600);
  hear(-2);
  expect(away()).toBe(0);
  syncServerClock(null);
  expect(away()).toBe(0);
});

it('serverNow goes on while the local clock is set back, until the next answer', () => {
  hear(0);
  vi.setSystemTime(NOW - 3_600_000);
  expect(serverNow()).toBe(NOW);
  vi.advanceTimersByTime(5_000);
  expect(serverNow()).toBe(NOW + 5_000);
  hear(10);
  expect(serverNow()).toBe(NOW + 10_000);
});

it('serverNow goes on by the local clock while the device sleeps', () => {
  hear(0);
  vi.setSystemTime(NOW + 3_600_000);
  expect(serverNow()).toBe(NOW + 3_600_000);
});
