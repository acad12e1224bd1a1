import { expect, it } from 'vitest';
import { stepOf } from './useSwipe';

it.each([
  ['quicker than a quarter of a pixel a millisecond', -26, 100, 1],
  ['as quick as that and no quicker', -25, 100, 0],
  ['the other way', 26, 100, -1],
  ['slow, but over half of the width', -151, 5_000, 1],
  ['slow, and half of the width', -150, 5_000, 0],
  ['nowhere', 0, 0, 0],
] as const)('%s', (_, distance, duration, step) => {
  expect(stepOf(distance, duration, 300)).toBe(step);
});
