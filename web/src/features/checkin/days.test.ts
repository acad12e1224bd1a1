import { expect, it } from 'vitest';
import { addDays, addMonths, daysOf, dayTitle, monthTitle, weekdayOf, weekOf } from './days';

it('days count across the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(addMonths('2026-11', -12)).toBe('2025-11');
});

it('each month has the right length', () => {
  expect(daysOf('2026-11')).toHaveLength(30);
  expect(daysOf('2026-12').at(-1)).toBe('2026-12-31');
  expect(daysOf('2028-02')).toHaveLength(29);
  expect(daysOf('2026-02')).toHaveLength(28);
});

it('weeks begin on Monday', () => {
  expect(weekdayOf('2026-11-16')).toBe(0);
  expect(weekdayOf('2026-11-22')).toBe(6);
  expect(weekOf('2026-11-21')).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ]);
});

it('days and months are written as people read them', () => {
  expect(dayTitle('2026-11-05')).toBe('11月5日');
  expect(monthTitle('2026-09')).toBe('2026年9月');
});
