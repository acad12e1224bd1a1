import { expect, it } from 'vitest';
import { kindsLine } from './kinds';

it('says the category first and nothing twice', () => {
  expect(kindsLine('仙侠', ['放置', '仙侠', '养成'])).toBe('仙侠 · 放置 · 养成');
  expect(kindsLine('', ['放置'])).toBe('放置');
});
