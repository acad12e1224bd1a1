import { describe, expect, it } from 'vitest';
import { askingNumber } from './useTurn';

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
    expect(askingNumber(1_000_000, 1_000_000 + late)).toBe(number),
  );

  it('never where there is no moment', () => expect(askingNumber(null, 0)).toBe(-1));
});
