import { describe, expect, it } from 'vitest';
import { slideAt, slidePosition } from './slidePositions';
import { stepOf } from '../gestures/useSwipe';

describe('slide positions', () => {
  it('slideAt counts beyond both ends', () => {
    expect([-1, 0, 4, 5, 11].map((position) => slideAt(position, 5))).toEqual([4, 0, 4, 0, 1]);
  });

  it.each([0, 1, 4, 5, -1, 23])('in a loop, the neighbours of position %d are next to it', (position) => {
    const places = [0, 1, 2, 3, 4].map((index) => slidePosition(index, position, 5, true));
    expect(places).toEqual(expect.arrayContaining([position - 1, position, position + 1]));
    expect(slidePosition(slideAt(position, 5), position, 5, true)).toBe(position);
  });

  it('without a loop, slides keep their positions', () => {
    expect([0, 1, 2].map((index) => slidePosition(index, 2, 3, false))).toEqual([0, 1, 2]);
  });
});

describe('stepOf at the end of a swipe', () => {
  it.each([
    ['far to the left goes on', -200, 5_000, 1],
    ['far to the right goes back', 200, 5_000, -1],
    ['short and slow stays', -60, 400, 0],
    ['short and quick goes on', -60, 200, 1],
    ['at exactly the threshold speed stays', -100, 400, 0],
    ['not moved at all stays', 0, 0, 0],
  ])('%s', (_, distance, duration, step) => expect(stepOf(distance, duration, 375)).toBe(step));
});
