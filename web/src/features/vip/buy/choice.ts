import type { VipPlan } from '@/api/types';
import { useState } from 'react';

/** Which plan is chosen: at first the one with a badge, which is meant to be seen. Undefined: there is none. */
export function usePlanChoice(plans: readonly VipPlan[] = []) {
  const [chosenType, choose] = useState<number>();
  const suggested = plans.find(({ badge }) => badge) ?? plans[0];
  return { plan: plans.find(({ type }) => type === chosenType) ?? suggested, choose };
}
