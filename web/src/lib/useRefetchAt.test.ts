import { describe, expect, it } from 'vitest';
import { attemptNumber } from './useRefetchAt';

const HOUR = 3_600_000;

describe('the server is asked', () => {
  it.each([
    [-1, -1],
    [0, 0],
    [9_999, 0],
    [10_000, 1],
    [59_999, 5],
    [60_000, -1],
    [HOUR, -1],
  ])('%i ms after the moment: time number %i', (late, number) =>
    expect(attemptNumber(1_000_000, 1_000_000 + late)).toBe(number),
  );

  it('never where there is no moment', () => expect(attemptNumber(null, 0)).toBe(-1));
});
