import { expect, it } from 'vitest';
import { clearReturnTo, returnToAfter, saveReturnTo } from './returnTo';

it('the return address is stored per player and order until it is cleared', () => {
  saveReturnTo(7, 'a', '/detail/1001?pop=1');
  expect(returnToAfter(7, 'a')).toBe('/detail/1001?pop=1');
  expect(returnToAfter(7, 'b')).toBeNull();
  expect(returnToAfter(8, 'a')).toBeNull();
  clearReturnTo(7);
  expect(returnToAfter(7, 'a')).toBeNull();
});

it('an order without a return address clears the one of the previous order', () => {
  saveReturnTo(7, 'a', '/profile?pop=1');
  saveReturnTo(7, 'b', undefined);
  expect(returnToAfter(7, 'a')).toBeNull();
});

it('a return address outside the app is ignored', () => {
  localStorage.setItem('7:paying', '{"order":"a","to":"https://example.com"}');
  expect(returnToAfter(7, 'a')).toBeNull();
});
