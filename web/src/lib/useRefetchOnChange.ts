import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Reads anew when what the socket tells of (`sign`) becomes another than it was. The first that is told says nothing new; undefined: nothing
 * was told yet.
 */
export function useRefetchOnChange(sign: number | undefined, refetch: () => unknown): void {
  const seen = useRef(sign);
  const read = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== sign) read();
    seen.current = sign;
  }, [sign]);
}

/** Reads anew where what was read is behind what was told as of `version`, and again with each version it stays behind. */
export function useRefetchWhileStale(behind: boolean, version: number, refetch: () => unknown): void {
  const read = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (behind) read();
  }, [behind, version]);
}
