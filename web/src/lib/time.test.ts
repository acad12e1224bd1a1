import { describe, expect, it, onTestFinished } from 'vitest';
import { syncServerClock } from './serverClock';
import { dateText, durationText, midnight, relativeTime } from './time';

const NOW = new Date(2026, 4, 20, 12, 0, 0).getTime();
const ago = (seconds: number) => relativeTime(NOW - seconds * 1000, NOW);

describe('relative time', () => {
  it.each([-30, -0.001, 0, 12, 59, 59.999])('shows %d seconds as just now', (seconds) =>
    expect(ago(seconds)).toBe('刚刚'),
  );
  it('shows minutes from one minute on', () => expect(ago(60)).toBe('1分钟前'));
  it('shows minutes below an hour', () => expect(ago(3_599)).toBe('59分钟前'));
  it('shows hours below a day', () => expect(ago(86_399)).toBe('23小时前'));
  it('shows a date from one day on', () => expect(ago(86_400)).toBe('2026-05-19'));
  it('uses the server’s clock, not that of the device', () => {
    onTestFinished(() => syncServerClock(new Date().toUTCString()));
    const written = Date.now() + 3_600_000;
    syncServerClock(new Date(written + 300_000).toUTCString());
    expect(relativeTime(written)).toMatch(/^[45]分钟前$/);
  });
  it('is empty for an invalid time', () => expect(relativeTime('soon', NOW)).toBe(''));
});

it('midnight is local, also across months', () => {
  expect(dateText(midnight(new Date(2026, 4, 31, 23, 59).getTime(), 1))).toBe('2026-06-01');
  expect(new Date(midnight(NOW)).getHours()).toBe(0);
});

it.each([
  [0, '0秒'],
  [58.2, '59秒'],
  [60, '1分钟'],
  [61, '2分钟'],
  [3_600, '1小时'],
  [80_000, '23小时'],
  [86_400, '1天'],
])('a duration of %d seconds is shown as %s', (seconds, text) => expect(durationText(seconds)).toBe(text));
