import { postForm } from '@/api/client';
import type { Order, Status, VipPlan } from '@/api/types';
import { queryOptions } from '@tanstack/react-query';

/** The memberships on sale. */
export const plansQuery = queryOptions({
  queryKey: ['vip', 'plans'] as const,
  queryFn: () => postForm('/api/vip/vipconfig', {}),
});

/** X钻 pay by themselves; everything else is a way to pay with money. */
export const BY_COIN = 'coin';

interface Opening {
  plan: VipPlan;
  /** The game that it is opened for; 0: none. */
  source: number;
  payWith: string;
}

/** Opens or prolongs the membership, at the price that was confirmed: with coins at once, otherwise there is an order to pay. */
async function open({ plan, source, payWith }: Opening): Promise<Status | Order> {
  const price = payWith === BY_COIN ? plan.coinPrice : plan.price;
  // The same purchase, wherever it is asked for again.
  const once = `${plan.type}:${payWith}`;
  return postForm('/api/vip/vipopen', { type: plan.type, source, payWith, price }, { idempotent: once });
}

export async function openByCoins(plan: VipPlan, source: number): Promise<Status> {
  return (await open({ plan, source, payWith: BY_COIN })) as Status;
}

export async function orderVip(opening: Opening): Promise<Order> {
  return (await open(opening)) as Order;
}
