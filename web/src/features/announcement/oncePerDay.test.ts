import { describe, expect, it } from 'vitest';
import { hideForToday, isPast, mayShow } from './oncePerDay';

const at = (day: number, hour = 0, minute = 0, second = 0) =>
  new Date(2026, 4, day, hour, minute, second).getTime();

describe('the day rule', () => {
  const now = at(20, 15);
  it('a timestamp within the previous day is not past', () => {
    expect(isPast(at(19), now)).toBe(false);
    expect(isPast(at(19, 23, 59, 59), now)).toBe(false);
  });
  it('a timestamp before or after the previous day is past', () => {
    expect(isPast(at(19) - 1, now)).toBe(true);
    expect(isPast(at(20), now)).toBe(true);
    expect(isPast(now, now)).toBe(true);
  });
});

describe('hiding for the rest of today', () => {
  it.each([
    ['just after midnight', at(20, 0, 0, 1)],
    ['at noon', at(20, 12)],
    ['just before midnight', at(20, 23, 59, 59)],
  ])('a popup hidden %s stays hidden until midnight and then returns', (_, ticked) => {
    const stored = hideForToday(ticked);
    expect(mayShow(stored, ticked)).toBe(false);
    expect(mayShow(stored, at(20, 23, 59, 59))).toBe(false);
    expect(mayShow(stored, at(21))).toBe(true);
    expect(mayShow(stored, at(22, 9))).toBe(true);
  });

  it('without a stored time, nothing is hidden', () => expect(mayShow(null, at(20))).toBe(true));
});
