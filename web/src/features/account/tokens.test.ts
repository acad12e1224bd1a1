import { aToken } from '@test/tokens';
import { expect, it } from 'vitest';
import { lifetimeOf, loginIdOf, signedAt } from './tokens';

it('a renewed token belongs to the same login', () => {
  expect(loginIdOf(aToken('a', 100))).toBe('a');
  expect(loginIdOf(aToken('a', 200))).toBe('a');
  expect(signedAt(aToken('a', 200))).toBe(200);
});

it('a token of a new server and one of an older server name the same login', () => {
  const older = `h.${btoa(JSON.stringify({ sub: '7', jti: 'a', iat: 50 }))}.s`;
  expect(loginIdOf(aToken('a', 100))).toBe(loginIdOf(older));
});

it('a token carries the start and end of its login', () => {
  expect(lifetimeOf(aToken('a', 100, 2_600))).toEqual({ from: 100_000, to: 2_600_000 });
});

it.each(['', 't', 'a.b.c', 'a.bnVsbA.c'])(
  'a string that is not a token is its own login id: "%s"',
  (text) => {
    expect(loginIdOf(text)).toBe(text);
    expect(signedAt(text)).toBe(0);
    expect(lifetimeOf(text)).toBeNull();
  },
);
