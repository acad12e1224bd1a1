import type { VipPlan } from '@/api/types';
import { useState } from 'react';
import { BY_COIN } from '../api';
import { Benefits } from './Benefits';
import { suggested } from './choice';
import { Plans } from './Plans';

/** What there is, for whoever has to sign in first. */
export function Offer({ plans }: { plans: readonly VipPlan[] }) {
  const [chosen, setChosen] = useState(() => suggested(plans).type);
  const plan = plans.find(({ type }) => type === chosen) ?? suggested(plans);
  return (
    <>
      <Plans plans={plans} value={plan.type} payWith={BY_COIN} onValue={setChosen} />
      <Benefits plan={plan} />
    </>
  );
}
