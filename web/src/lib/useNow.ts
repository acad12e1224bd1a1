import { useEffect, useState } from 'react';

/** The time, anew every second while it is wanted: for what runs out. */
export function useNow(wanted: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!wanted) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [wanted]);
  return now;
}
