import { useEffect, useEffectEvent } from 'react';
import { isRenewalDue, renewalDelay, type Lifetime } from './renewal';

/**
 * Prevents the expiry of the login of an idle page. Each call prolongs an ageing login, and a renewed token restarts this timer. If no call
 * came in time, `renew` takes a fresh ticket and sends it on the open connection.
 */
export function useRenewal(lifetime: Lifetime | null, renew: () => Promise<void>): void {
  const due = useEffectEvent(renew);
  const from = lifetime?.from;
  const to = lifetime?.to;
  useEffect(() => {
    if (from === undefined || to === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const arm = () => {
      timer = setTimeout(() => void look(), renewalDelay({ from, to }, Date.now()));
    };
    let over = false;
    const look = async () => {
      if (isRenewalDue({ from, to }, Date.now())) await due();
      if (!over) arm();
    };
    arm();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [from, to]);
}
