import { Random, seeds } from '@test/random';
import { expect, it } from 'vitest';
import { pageIndexAt, pagesIn } from './pages';

it.each(seeds(100))('columns and pages agree for any fractional width (%d)', (seed) => {
  const random = new Random(seed);
  const width = 320 + random.next() * 200;
  const margin = 20 * (width / 375);
  const count = 1 + random.below(60);
  // Browsers report `scrollWidth` in whole pixels.
  expect(pagesIn(Math.round(count * width - margin), width)).toBe(count);
  expect(pagesIn(Math.round(count * width), width)).toBe(count);
  const page = random.below(count);
  const left = page * width + margin;
  expect(pageIndexAt(left, width)).toBe(page);
  expect(pageIndexAt(left + (width - 2 * margin) * random.next(), width)).toBe(page);
});

it('a text without layout has one page', () => {
  expect(pagesIn(0, 0)).toBe(1);
  expect(pageIndexAt(500, 0)).toBe(0);
});
