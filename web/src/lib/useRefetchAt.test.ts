import { describe, expect, it } from 'vitest';
import { attemptNumber } from './useRefetchAt';

const HOUR = 3_600_000;

describe('attemptNumber', () => {
  it.each([
    [-1, -1],
    [0, 0],
    [9_999, 0],
    [10_000, 1],
    [59_999, 5],
    [60_000, -1],
    [HOUR, -1],
  ])('%i ms after the time is %i', (late, number) =>
    expect(attemptNumber(1_000_000, 1_000_000 + late)).toBe(number),
  );

  it('is -1 without a time', () => expect(attemptNumber(null, 0)).toBe(-1));
});
