import { expect, it } from 'vitest';
import { stepOf } from './useSwipe';

it.each([
  ['a swipe faster than a quarter of a pixel per millisecond moves on', -26, 100, 1],
  ['a swipe of exactly that speed stays', -25, 100, 0],
  ['a swipe in the other direction moves back', 26, 100, -1],
  ['a slow swipe over more than half of the width moves on', -151, 5_000, 1],
  ['a slow swipe over half of the width stays', -150, 5_000, 0],
  ['no movement stays', 0, 0, 0],
] as const)('%s', (_, distance, duration, step) => {
  expect(stepOf(distance, duration, 300)).toBe(step);
});
