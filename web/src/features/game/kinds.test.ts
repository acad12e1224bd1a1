import { expect, it } from 'vitest';
import { kindsOf } from './kinds';

it('the list starts with the category and has no duplicates', () => {
  expect(kindsOf('仙侠', ['放置', '仙侠', '养成'])).toEqual(['仙侠', '放置', '养成']);
  expect(kindsOf('', ['放置'])).toEqual(['放置']);
});
