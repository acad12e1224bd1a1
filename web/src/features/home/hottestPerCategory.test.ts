import { expect, it } from 'vitest';
import { hottestPerCategory } from './hottestPerCategory';

it('the list keeps the first game of each category in order', () => {
  const games = ['role', 'card', 'role', 'music', 'card'].map((category, id) => ({ id, category }));
  expect(hottestPerCategory(games).map(({ id }) => id)).toEqual([0, 1, 3]);
});
