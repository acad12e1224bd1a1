import { SECOND_MS } from '@/constants';
import { useEffect, useState } from 'react';
import { onServerClockChange, serverNow } from './serverClock';

/** The time by the server's clock, anew every second (or so often) while it is wanted: for what runs out. */
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
