import { expect, it } from 'vitest';
import { mapChanged } from './mapChanged';

it('a list without a change stays the same list', () => {
  const items = [1, 2, 3];
  expect(mapChanged(items, (item) => item)).toBe(items);
});

it('changed items are replaced, and null drops an item', () => {
  const items = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const mapped = mapChanged(items, (item) => (item.id === 1 ? null : item.id === 2 ? { id: 20 } : item));
  expect(mapped).toEqual([{ id: 20 }, { id: 3 }]);
  expect(mapped[1]).toBe(items[2]);
});
