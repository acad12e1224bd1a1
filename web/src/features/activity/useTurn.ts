import { useEffect, useEffectEvent } from 'react';
import { askingNumber } from './countdown';

/** When the moment has come, the server is asked: its clock decides what has begun and what is over. */
export function useTurn(at: number | null, now: number, reread: () => void): void {
  const number = askingNumber(at, now);
  const ask = useEffectEvent(reread);
  useEffect(() => {
    if (number >= 0) ask();
  }, [at, number]);
}
