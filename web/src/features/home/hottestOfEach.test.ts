import { expect, it } from 'vitest';
import { hottestOfEach } from './hottestOfEach';

it('keeps the first game of each category, in order', () => {
  const games = ['role', 'card', 'role', 'music', 'card'].map((category, id) => ({ id, category }));
  expect(hottestOfEach(games).map(({ id }) => id)).toEqual([0, 1, 3]);
});
