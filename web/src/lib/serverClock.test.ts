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

it('follows a server whose clock is elsewhere, and goes on from there', () => {
  hear(-7_200);
  expect(away()).toBe(-7_200);
  vi.advanceTimersByTime(5_000);
  expect(away()).toBe(-7_200);
});

it('does not jump with each answer that was a moment on its way', () => {
  hear(-1);
  expect(away()).toBe(0);
  hear(600);
  hear(598);
  expect(away()).toBe(600);
});

it('is this clock again when that was set right, and where nobody says', () => {
  hear(600);
  hear(-2);
  expect(away()).toBe(0);
  syncServerClock(null);
  expect(away()).toBe(0);
});
