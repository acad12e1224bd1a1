import { lazyOptional } from '@/lib/lazyOptional';
import { Suspense } from 'react';
import { useStatusPart } from '../useStatus';

const YouthGate = lazyOptional(() => import('./YouthGate'));

/** Loads the youth mode's code only for accounts that are in it. */
export function YouthHost({ uid }: { uid: number }) {
  const youth = useStatusPart((status) => status.youth);
  if (!youth) return null;
  return (
    <Suspense>
      <YouthGate uid={uid} />
    </Suspense>
  );
}
