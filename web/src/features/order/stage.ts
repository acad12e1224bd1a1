import type { Order } from '@/api/types';
import { clockText } from '@/lib/clockText';

/** The stage of an order. late: payment time is over, but the channel may still report a payment. cancelled: closed by the player. */
export type OrderStage = 'open' | 'late' | 'paid' | 'delivered' | 'closed' | 'cancelled' | 'refunded';

export function orderStageOf({ status, cancelled, payExpireTime }: Order, now: number): OrderStage {
  if (status === 'closed' && cancelled) return 'cancelled';
  if (status !== 'created') return status;
  return Date.parse(payExpireTime) > now ? 'open' : 'late';
}

/** Whether the server may still change it without the player. */
export function isMoving({ status }: Order): boolean {
  return status === 'created' || status === 'paid';
}

/** Time left to pay, as 14:32. */
export function orderTimeLeft({ payExpireTime }: Order, now: number): string {
  return clockText(Math.max(0, Math.ceil((Date.parse(payExpireTime) - now) / 1_000)));
}

/** An order with less time left is replaced by a new one. */
const MIN_TIME_TO_PAY_MS = 60_000;

const TERMS = ['kind', 'item', 'amount', 'currency', 'coins', 'days', 'channel'] as const;
type Terms = Pick<Order, (typeof TERMS)[number]>;

/** The player's unpaid order with exactly these terms. */
export function findOpenOrder(orders: readonly Order[], terms: Terms, now: number): Order | undefined {
  return orders.find(
    (order) =>
      orderStageOf(order, now + MIN_TIME_TO_PAY_MS) === 'open' &&
      TERMS.every((term) => order[term] === terms[term]),
  );
}
