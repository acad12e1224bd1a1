import type { VipPlan } from '@/api/types';
import { useState } from 'react';

/** The chosen plan; first the one with a badge. Undefined: there are no plans. */
export function usePlanChoice(plans: readonly VipPlan[] = []) {
  const [chosenType, choose] = useState<number>();
  const suggested = plans.find(({ badge }) => badge) ?? plans[0];
  return { plan: plans.find(({ type }) => type === chosenType) ?? suggested, choose };
}
