import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Refetches when a value from the socket (`sign`) changes. The first value is not a change; undefined means that no value has arrived.
 */
export function useRefetchOnChange(sign: number | undefined, refetch: () => unknown): void {
  const seen = useRef(sign);
  const read = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== sign) read();
    seen.current = sign;
  }, [sign]);
}

/** Refetches while the read data is behind the state of `version`, once for each such version. */
export function useRefetchWhileStale(behind: boolean, version: number, refetch: () => unknown): void {
  const read = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (behind) read();
  }, [behind, version]);
}
