import { SECOND_MS } from '@/constants';
import { useEffect, useState } from 'react';
import { onServerClockChange, serverNow } from './serverClock';

/** The server's time, updated each second (or `everyMs`) while `active`: for countdowns. */
export function useNow(active: boolean, everyMs = SECOND_MS): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!active) return;
    const tick = () => setNow(serverNow());
    tick();
    const timer = setInterval(tick, everyMs);
    const stopListening = onServerClockChange(tick);
    return () => {
      clearInterval(timer);
      stopListening();
    };
  }, [active, everyMs]);
  return now;
}
