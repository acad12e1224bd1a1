import { expect, it } from 'vitest';
import { groupStart } from './groups';

/** Items of 100 px with a gap of 10 px. */
const ITEMS = Array.from({ length: 8 }, (_, index) => ({ start: index * 110, end: index * 110 + 100 }));

it('the first item that is cut at the right edge starts the next group', () => {
  expect(groupStart(ITEMS, 0, 300, 1)).toBe(220);
  expect(groupStart(ITEMS, 220, 300, 1)).toBe(440);
});

it('an item that ends at the edge is not cut', () => {
  expect(groupStart(ITEMS, 0, 320, 1)).toBe(330);
});

it('the previous group ends before the first visible item', () => {
  expect(groupStart(ITEMS, 440, 300, -1)).toBe(220);
  expect(groupStart(ITEMS, 100, 300, -1)).toBe(0);
});

it('an item that is wider than the view takes several steps', () => {
  const wide = [{ start: 0, end: 1_000 }];
  expect(groupStart(wide, 0, 300, 1)).toBe(300);
  expect(groupStart(wide, 600, 300, -1)).toBe(300);
});
