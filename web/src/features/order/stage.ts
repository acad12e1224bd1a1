import type { Order } from '@/api/types';
import { clockText } from '@/lib/clockText';

/** What an order is to its player. late: it can no longer be paid, but it is not certain yet that it was not. */
export type OrderStage = 'open' | 'late' | 'paid' | 'delivered' | 'closed' | 'refunded';

export function orderStageOf({ status, payExpireTime }: Order, now: number): OrderStage {
  if (status !== 'created') return status;
  return Date.parse(payExpireTime) > now ? 'open' : 'late';
}

/** Whether it will change by itself. */
export function isMoving({ status }: Order): boolean {
  return status === 'created' || status === 'paid';
}

/** How long it can be paid yet: 14:32. */
export function orderTimeLeft({ payExpireTime }: Order, now: number): string {
  return clockText(Math.max(0, Math.ceil((Date.parse(payExpireTime) - now) / 1_000)));
}

/** An order with little time left is not worth going on with: a new one takes its place. */
const MIN_TIME_TO_PAY_MS = 60_000;

const TERMS = ['kind', 'item', 'amount', 'currency', 'coins', 'days', 'channel'] as const;
type Terms = Pick<Order, (typeof TERMS)[number]>;

/** The order that somebody made earlier and did not pay, where it is just what is wanted now. */
export function findOpenOrder(orders: readonly Order[], terms: Terms, now: number): Order | undefined {
  return orders.find(
    (order) =>
      orderStageOf(order, now + MIN_TIME_TO_PAY_MS) === 'open' &&
      TERMS.every((term) => order[term] === terms[term]),
  );
}
