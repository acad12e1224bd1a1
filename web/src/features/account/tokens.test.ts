import { aToken } from '@test/tokens';
import { expect, it } from 'vitest';
import { loginOf, signedAt } from './tokens';

it('a renewed token belongs to the same login', () => {
  expect(loginOf(aToken('a', 100))).toBe('a');
  expect(loginOf(aToken('a', 200))).toBe('a');
  expect(signedAt(aToken('a', 200))).toBe(200);
});

it.each(['', 't', 'a.b.c', 'a.bnVsbA.c'])('what is no token is only itself: "%s"', (text) => {
  expect(loginOf(text)).toBe(text);
  expect(signedAt(text)).toBe(0);
});
