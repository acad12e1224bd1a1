import type { VipPlan } from '@/api/types';
import { DAY_MS } from '@/constants';
import { exactNumber } from '@/lib/format';
import { moneyText } from '@/lib/money';
import { t } from '@/lib/i18n';
import { BY_COIN } from './api';

/** Price of a plan for this payment method. */
export function priceText(plan: VipPlan, payWith: string): string {
  return payWith === BY_COIN ? t`${exactNumber(plan.coinPrice)}X钻` : moneyText(plan.price, plan.currency);
}

/** The plans, with a new price of one of them. */
export function withPrice(
  plans: readonly VipPlan[],
  type: number,
  payWith: string,
  price: number,
): VipPlan[] {
  const change = payWith === BY_COIN ? { coinPrice: price } : { price };
  return plans.map((plan) => (plan.type === type ? { ...plan, ...change } : plan));
}

/**
 * End of the membership after buying the plan: its days count from now or from the present end, whichever is later.
 */
export function newEnd(plan: VipPlan, expTime: string | null | undefined, now: number): number {
  const end = expTime ? Date.parse(expTime) : 0;
  return Math.max(now, end) + plan.days * DAY_MS;
}
