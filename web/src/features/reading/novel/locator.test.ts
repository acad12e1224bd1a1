import { Random, seeds } from '@test/random';
import { describe, expect, it } from 'vitest';
import { BEGINNING, clampLocator, END, firstLocatorFrom, type Measure, type TextLocator } from './locator';

/** A fake layout: paragraphs of these lengths in lines of `width` characters and pages of `height` lines. */
function layoutOf(lengths: readonly number[], width: number, height: number): Measure {
  const firstLines: number[] = [];
  lengths.reduce((line, length, at) => {
    firstLines[at] = line;
    return line + Math.max(1, Math.ceil(length / width));
  }, 1);
  return ({ paragraph, offset }) =>
    Math.floor((firstLines[paragraph]! + Math.floor(offset / width)) / height);
}

const pagesOf = (lengths: readonly number[], measure: Measure) => measure(clampLocator(END, lengths)) + 1;
const compare = (a: TextLocator, b: TextLocator) => a.paragraph - b.paragraph || a.offset - b.offset;

describe.each(seeds(200))('random texts and layouts, history %d', (seed) => {
  const random = new Random(seed);
  const lengths = Array.from({ length: 1 + random.below(40) }, () => 1 + random.below(300));
  const anyLayout = () => layoutOf(lengths, 6 + random.below(30), 2 + random.below(25));
  const anyPlace = (): TextLocator => {
    const paragraph = random.below(lengths.length);
    return { paragraph, offset: random.below(lengths[paragraph]!) };
  };

  it('each page starts at a character of its own', () => {
    const measure = anyLayout();
    let before: TextLocator | null = null;
    for (let page = 0; page < pagesOf(lengths, measure); page += 1) {
      const first = firstLocatorFrom(page, lengths, measure);
      expect(measure(first)).toBe(page);
      if (page === 0) expect(first).toEqual(BEGINNING);
      if (before) expect(compare(first, before)).toBeGreaterThan(0);
      before = first;
    }
  });

  it('a position stays visible in every layout, and the first layout shows the same page again', () => {
    const first = anyLayout();
    const page = random.below(pagesOf(lengths, first));
    // The saved position; layouts never change it.
    const saved = firstLocatorFrom(page, lengths, first);
    for (let change = 0; change < 10; change += 1) {
      const other = anyLayout();
      const shown = other(saved);
      const begin = firstLocatorFrom(shown, lengths, other);
      const end = firstLocatorFrom(shown + 1, lengths, other);
      expect(compare(begin, saved)).toBeLessThanOrEqual(0);
      if (shown + 1 < pagesOf(lengths, other)) expect(compare(saved, end)).toBeLessThan(0);
    }
    expect(first(saved)).toBe(page);
  });

  it('a position from another device is on the shown page, in any layout', () => {
    const place = anyPlace();
    const here = anyLayout();
    const shown = here(clampLocator(place, lengths));
    expect(compare(firstLocatorFrom(shown, lengths, here), place)).toBeLessThanOrEqual(0);
  });
});

describe('a position outside the text', () => {
  it.each([
    [END, { paragraph: 2, offset: 3 }],
    [
      { paragraph: 1, offset: 99 },
      { paragraph: 1, offset: 4 },
    ],
    [{ paragraph: -3, offset: -1 }, BEGINNING],
  ])('the position %o becomes %o', (place, nearest) =>
    expect(clampLocator(place, [9, 5, 4])).toEqual(nearest),
  );

  it('in an empty text every position becomes the beginning', () =>
    expect(clampLocator(END, [])).toEqual(BEGINNING));
});
