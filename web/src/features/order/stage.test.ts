import { anOrder } from '@test/orders';
import { describe, expect, it } from 'vitest';
import { findOpenOrder, orderStageOf, orderTimeLeft } from './stage';

const NOW = Date.parse('2026-11-21T04:00:00Z');
const inSeconds = (seconds: number) => new Date(NOW + seconds * 1_000).toISOString();
const order = anOrder({ payExpireTime: inSeconds(90) });

it('an order is open until it expires, then late until its state is known', () => {
  expect(orderStageOf(order, NOW)).toBe('open');
  expect(orderStageOf(order, NOW + 90_000)).toBe('late');
  expect(orderStageOf({ ...order, status: 'closed' }, NOW)).toBe('closed');
  expect(orderStageOf({ ...order, status: 'closed', cancelled: true }, NOW)).toBe('cancelled');
  // A payment after the cancellation is delivered.
  expect(orderStageOf({ ...order, status: 'delivered', cancelled: true }, NOW)).toBe('delivered');
});

it.each([
  [90, '1:30'],
  [899.2, '15:00'],
  [5, '0:05'],
  [-3, '0:00'],
])('%d seconds are shown as %s', (seconds, text) =>
  expect(orderTimeLeft({ ...order, payExpireTime: inSeconds(seconds) }, NOW)).toBe(text),
);

describe('finding an open order', () => {
  const find = (difference: object, now = NOW) => findOpenOrder([order], { ...order, ...difference }, now);
  it('an open order with the same terms is found', () => expect(find({})).toBe(order));
  it('an order with any other term is not found', () => {
    for (const difference of [
      { item: '60钻' },
      { amount: 1 },
      { channel: 'alipay' },
      { kind: 'vip' },
      { coins: 330 },
      { days: 31 },
    ])
      expect(find(difference)).toBeUndefined();
  });
  it('an order that expires soon is not found', () => expect(find({}, NOW + 31_000)).toBeUndefined());
});
