import { describe, expect, it } from 'vitest';
import { actionOf, clampPosition, doubleTapped, rateAfter, startPosition, thumbnailAt } from './rules';

describe('the start position', () => {
  it.each([
    [0, 20, 0],
    [3, 20, 0],
    [12, 20, 12],
    [18, 20, 0],
    [12, 0, 12],
  ])('a saved position of %d in %d seconds starts at %d', (second, length, begin) =>
    expect(startPosition(second, length)).toBe(begin),
  );
});

it.each([
  [-4, 0],
  [7, 7],
  [99, 20],
])('second %d of twenty is clamped to %d', (second, within) =>
  expect(clampPosition(second, 20)).toBe(within),
);

describe('thumbnails', () => {
  const thumbs = { url: '', columns: 10, width: 160, height: 90, count: 23, every: 2 };
  it.each([
    [0, { x: 0, y: 0 }],
    [1.9, { x: 0, y: 0 }],
    [18, { x: 1440, y: 0 }],
    [20, { x: 0, y: 90 }],
    [500, { x: 320, y: 180 }],
    [-1, { x: 0, y: 0 }],
  ])('second %d has its place in the sprite', (second, at) =>
    expect(thumbnailAt(second, thumbs)).toEqual(at),
  );

  it('a sheet without an interval has one thumbnail', () =>
    expect(thumbnailAt(9, { ...thumbs, every: 0 })).toEqual({ x: 0, y: 0 }));
});

it.each([
  [10, 'back'],
  [150, 'toggle'],
  [290, 'on'],
])('a double tap at %d of 300 has the action %s', (x, action) =>
  expect(doubleTapped(x, 0, 300)).toBe(action),
);

it.each([
  [' ', 'toggle'],
  ['K', 'toggle'],
  ['ArrowLeft', 'back'],
  ['F', 'fullscreen'],
  ['Tab', null],
])('the key "%s" has the action %s', (key, action) => expect(actionOf(key)).toBe(action));

it('the speeds stop at the fastest and the slowest', () => {
  expect([rateAfter(1, 1), rateAfter(2, 1), rateAfter(0.75, -1), rateAfter(7, 1)]).toEqual([
    1.25, 2, 0.75, 1.25,
  ]);
});
