import { describe, expect, it } from 'vitest';
import { countdownParts } from './countdown';

const HOUR = 3_600_000;

describe('the remaining time', () => {
  it.each([
    [0, 0, '00:00:00'],
    [-5_000, 0, '00:00:00'],
    [1, 0, '00:00:01'],
    [1_000, 0, '00:00:01'],
    [HOUR + 61_000, 0, '01:01:01'],
    [24 * HOUR - 1_000, 0, '23:59:59'],
    [24 * HOUR, 1, '00:00:00'],
    [128 * 24 * HOUR + 8 * HOUR, 128, '08:00:00'],
  ])('%i ms are %i days and %s', (left, days, clock) =>
    expect(countdownParts(1_000_000 + left, 1_000_000)).toEqual({ days, clock }),
  );
});
