import { postForm } from '@/api/client';
import type { Order, Status, VipPlan } from '@/api/types';
import { queryOptions } from '@tanstack/react-query';

/** The memberships on sale. */
export const plansQuery = queryOptions({
  queryKey: ['vip', 'plans'] as const,
  queryFn: () => postForm('/api/vip/vipconfig', {}),
});

/** Payment method for coins; all others are channels that take money. */
export const BY_COIN = 'coin';

interface Opening {
  plan: VipPlan;
  /** The game that the membership is bought for; 0: none. */
  source: number;
  payWith: string;
}

/**
 * Buys or extends the membership at the confirmed price. Coins take effect at once; for money the answer is an order
 * to pay.
 */
async function open({ plan, source, payWith }: Opening): Promise<Status | Order> {
  const price = payWith === BY_COIN ? plan.coinPrice : plan.price;
  // Idempotency key by plan and payment method, so that a retry from any page is the same purchase. Coins may have been taken at an earlier
  // price. An order of an earlier price is not what the player confirms now.
  const once = `${plan.type}:${payWith}` + (payWith === BY_COIN ? '' : `:${price}`);
  return postForm('/api/vip/vipopen', { type: plan.type, source, payWith, price }, { idempotent: once });
}

export async function openByCoins(plan: VipPlan, source: number): Promise<Status> {
  return (await open({ plan, source, payWith: BY_COIN })) as Status;
}

export async function orderVip(opening: Opening): Promise<Order> {
  return (await open(opening)) as Order;
}
