import { expect, it } from 'vitest';
import { forgetWay, rememberWay, wayOnFrom } from './wayOn';

it('is kept for its player and its order, until it is taken', () => {
  rememberWay(7, 'a', '/detail/1001?pop=1');
  expect(wayOnFrom(7, 'a')).toBe('/detail/1001?pop=1');
  expect(wayOnFrom(7, 'b')).toBeNull();
  expect(wayOnFrom(8, 'a')).toBeNull();
  forgetWay(7);
  expect(wayOnFrom(7, 'a')).toBeNull();
});

it('an order that leads nowhere forgets where the one before led', () => {
  rememberWay(7, 'a', '/profile?pop=1');
  rememberWay(7, 'b', undefined);
  expect(wayOnFrom(7, 'a')).toBeNull();
});

it('leads nowhere outside the app', () => {
  localStorage.setItem('7:paying', '{"order":"a","to":"https://example.com"}');
  expect(wayOnFrom(7, 'a')).toBeNull();
});
