import { expect, it } from 'vitest';
import { clearReturnTo, returnToAfter, saveReturnTo } from './returnTo';

it('is kept for its player and its order, until it is taken', () => {
  saveReturnTo(7, 'a', '/detail/1001?pop=1');
  expect(returnToAfter(7, 'a')).toBe('/detail/1001?pop=1');
  expect(returnToAfter(7, 'b')).toBeNull();
  expect(returnToAfter(8, 'a')).toBeNull();
  clearReturnTo(7);
  expect(returnToAfter(7, 'a')).toBeNull();
});

it('an order that leads nowhere forgets where the one before led', () => {
  saveReturnTo(7, 'a', '/profile?pop=1');
  saveReturnTo(7, 'b', undefined);
  expect(returnToAfter(7, 'a')).toBeNull();
});

it('leads nowhere outside the app', () => {
  localStorage.setItem('7:paying', '{"order":"a","to":"https://example.com"}');
  expect(returnToAfter(7, 'a')).toBeNull();
});
