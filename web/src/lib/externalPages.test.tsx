import { beforeEach, expect, it, vi } from 'vitest';
import { rememberDeparture, returnToDeparture } from './externalPages';
import { hasDeparted } from './storage';

const start = vi.fn();
const go = () => vi.spyOn(window.history, 'go').mockReturnValue(undefined);

/** What the browser does during a payment: it adds entries, and opens the address of the return in a new document. */
function comeBack(entries: number, state: unknown = null): void {
  const length = window.history.length + entries;
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(length);
  window.history.replaceState(state, '', '/orders?id=o1');
}

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
  rememberDeparture();
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
  rememberDeparture();
  const went = go();
  comeBack(1, { idx: 3, key: 'shop', layer: 1 });
  expect(returnToDeparture(start)).toBe(false);
  expect(went).not.toHaveBeenCalled();
  expect(hasDeparted()).toBe(false);
});

it('if going back leads nowhere, the page of the return starts', () => {
  rememberDeparture();
  go();
  comeBack(1);
  returnToDeparture(start);
  expect(start).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(start).toHaveBeenCalledOnce();
});

it('a document that returns from the cache of the browser opens the address of the return', () => {
  rememberDeparture();
  go();
  comeBack(2);
  returnToDeparture(start);
  window.dispatchEvent(new Event('pageshow'));
  expect(hasDeparted()).toBe(false);
});
