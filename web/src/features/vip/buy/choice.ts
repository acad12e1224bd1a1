import type { VipPlan } from '@/api/types';

/** The one with a badge is meant to be seen. */
export function suggested(plans: readonly VipPlan[]): VipPlan {
  return plans.find(({ badge }) => badge) ?? plans[0]!;
}
