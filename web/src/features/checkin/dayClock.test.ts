import { setLocale } from '@/lib/i18n';
import { english } from '@/i18n/en/english';
import { expect, it, onTestFinished } from 'vitest';
import { nextDayBegins, zoneName } from './dayClock';

const begins = (today: string, zone: string) => new Date(nextDayBegins(today, zone)).toISOString();

it('a day in Beijing ends at 16:00 UTC', () => {
  expect(begins('2026-11-21', 'Asia/Shanghai')).toBe('2026-11-21T16:00:00.000Z');
  expect(begins('2026-12-31', 'Asia/Shanghai')).toBe('2026-12-31T16:00:00.000Z');
});

it('days of 23 and 25 hours end at the right time', () => {
  expect(begins('2026-03-08', 'America/New_York')).toBe('2026-03-09T04:00:00.000Z');
  expect(begins('2026-11-01', 'America/New_York')).toBe('2026-11-02T05:00:00.000Z');
});

it('where a clock change skips midnight, the day begins at one', () => {
  expect(begins('2026-09-05', 'America/Santiago')).toBe('2026-09-06T04:00:00.000Z');
});

it('the easternmost and westernmost zones work', () => {
  expect(begins('2026-11-21', 'Pacific/Kiritimati')).toBe('2026-11-21T10:00:00.000Z');
  expect(begins('2026-11-21', 'Pacific/Pago_Pago')).toBe('2026-11-22T11:00:00.000Z');
});

it('zones have the names that players use', () => {
  expect(zoneName('Asia/Shanghai')).toBe('北京时间');
  expect(zoneName('America/New_York')).toMatch(/东部时间$/);
});

it('zones have English names in English', () => {
  onTestFinished(() => setLocale(null));
  setLocale(english);
  expect(zoneName('America/New_York')).toBe('Eastern Time');
});
