import { beforeEach, expect, it, vi } from 'vitest';
import { rememberDeparture, returnToDeparture } from './externalPages';
import { hasDeparted } from './storage';

const start = vi.fn();
const go = () => vi.spyOn(window.history, 'go').mockReturnValue(undefined);

/** What the browser does during a payment: it adds entries, and opens the address of the return in a new document. */
function comeBack(entries: number, state: unknown = null, address = '/orders?id=o1'): void {
  setLength(window.history.length + entries);
  window.history.replaceState(state, '', address);
}

const setLength = (length: number) => vi.spyOn(window.history, 'length', 'get').mockReturnValue(length);

beforeEach(() => {
  vi.useFakeTimers();
  start.mockReset();
  window.history.replaceState({ idx: 3, key: 'shop', usr: { from: '/detail/1' } }, '', '/recharge');
  return () => vi.useRealTimers();
});

it('without a departure, the app starts', () => {
  expect(hasDeparted()).toBe(false);
  expect(returnToDeparture(start)).toBe(false);
});

it('a return goes back to the entry that was left, which then shows the address of the return', () => {
  rememberDeparture('/orders?id=o1');
  expect(hasDeparted()).toBe(true);
  const went = go();
  comeBack(3);
  expect(returnToDeparture(start)).toBe(true);
  expect(went).toHaveBeenCalledExactlyOnceWith(-4);

  window.history.replaceState({ idx: 3, key: 'shop' }, '', '/recharge');
  expect(returnToDeparture(start)).toBe(false);
  expect(window.location.pathname + window.location.search).toBe('/orders?id=o1');
  expect(window.history.state).toMatchObject({ idx: 3, usr: null });
  expect(hasDeparted()).toBe(false);
});

it('a player who comes back by "back" stays, and the departure ends', () => {
  rememberDeparture('/orders?id=o1');
  const went = go();
  comeBack(1, { idx: 3, key: 'shop', layer: 1 });
  expect(returnToDeparture(start)).toBe(false);
  expect(went).not.toHaveBeenCalled();
  expect(hasDeparted()).toBe(false);
});

it('if going back leads nowhere, the page of the return starts', () => {
  rememberDeparture('/orders?id=o1');
  go();
  comeBack(1);
  returnToDeparture(start);
  expect(start).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(start).toHaveBeenCalledOnce();
});

it('a document that returns from the cache of the browser opens the address of the return', () => {
  rememberDeparture('/orders?id=o1');
  go();
  comeBack(2);
  returnToDeparture(start);
  window.dispatchEvent(new Event('pageshow'));
  expect(hasDeparted()).toBe(false);
});

it('a payment page that never opened sends no later visit to another page back', () => {
  rememberDeparture('/orders?id=o1');
  const went = go();
  comeBack(3, null, '/games');
  expect(returnToDeparture(start)).toBe(false);
  expect(went).not.toHaveBeenCalled();
  expect(hasDeparted()).toBe(false);
});

it('a full history stays as it is, because its length does not tell the entry that was left', () => {
  setLength(49);
  rememberDeparture('/orders?id=o1');
  const went = go();
  setLength(50);
  window.history.replaceState(null, '', '/orders?id=o1');
  expect(returnToDeparture(start)).toBe(false);
  expect(went).not.toHaveBeenCalled();
});

it.each([null, { idx: 5, key: 'games' }])('a page with state %j is not the entry that was left', (state) => {
  rememberDeparture('/orders?id=o1');
  go();
  comeBack(2);
  returnToDeparture(start);
  window.history.replaceState(state, '', '/games');
  expect(returnToDeparture(start)).toBe(false);
  expect(window.location.pathname).toBe('/games');
});
