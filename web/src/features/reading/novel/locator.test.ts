import { Random, seeds } from '@test/random';
import { describe, expect, it } from 'vitest';
import { BEGINNING, clampLocator, END, firstLocatorFrom, type Measure, type TextLocator } from './locator';

/** Paragraphs of so many characters, set in lines of `width` characters and pages of `height` lines. */
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

describe.each(seeds(200))('history %d', (seed) => {
  const random = new Random(seed);
  const lengths = Array.from({ length: 1 + random.below(40) }, () => 1 + random.below(300));
  const anyLayout = () => layoutOf(lengths, 6 + random.below(30), 2 + random.below(25));
  const anyPlace = (): TextLocator => {
    const paragraph = random.below(lengths.length);
    return { paragraph, offset: random.below(lengths[paragraph]!) };
  };

  it('a page begins at its first character, and no other page has that', () => {
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

  it('whatever the layouts in between were, the place is in sight, and back in the first layout the page is the same', () => {
    const first = anyLayout();
    const page = random.below(pagesOf(lengths, first));
    // What is kept; no layout ever changes it.
    const savedOffline = firstLocatorFrom(page, lengths, first);
    for (let change = 0; change < 10; change += 1) {
      const other = anyLayout();
      const shown = other(savedOffline);
      const begin = firstLocatorFrom(shown, lengths, other);
      const end = firstLocatorFrom(shown + 1, lengths, other);
      expect(compare(begin, savedOffline)).toBeLessThanOrEqual(0);
      if (shown + 1 < pagesOf(lengths, other)) expect(compare(savedOffline, end)).toBeLessThan(0);
    }
    expect(first(savedOffline)).toBe(page);
  });

  it('a place of another device is where it says, whatever that one’s layout', () => {
    const place = anyPlace();
    const here = anyLayout();
    const shown = here(clampLocator(place, lengths));
    expect(compare(firstLocatorFrom(shown, lengths, here), place)).toBeLessThanOrEqual(0);
  });
});

describe('a place that is not in the text', () => {
  it.each([
    [END, { paragraph: 2, offset: 3 }],
    [
      { paragraph: 1, offset: 99 },
      { paragraph: 1, offset: 4 },
    ],
    [{ paragraph: -3, offset: -1 }, BEGINNING],
  ])('%o is %o', (place, nearest) => expect(clampLocator(place, [9, 5, 4])).toEqual(nearest));

  it('of no text is its beginning', () => expect(clampLocator(END, [])).toEqual(BEGINNING));
});
