import { useEffect, useRef, useState } from 'react';

const DURATION_MS = 600;

interface Props {
  value: number;
  format: (value: number) => string;
  /** The start value; by default the current value. */
  from?: number;
}

/** A number that animates to its new value, so that a gain is visible. */
export function CountUp({ value, format, from: first = value }: Props) {
  const [shown, setShown] = useState(first);
  const latest = useRef(first);
  useEffect(() => {
    const from = latest.current;
    if (from === value) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    let started: number | null = null;
    let frame = requestAnimationFrame(function step(now: number) {
      started ??= now;
      const part = still ? 1 : Math.min(1, (now - started) / DURATION_MS);
      const eased = 1 - (1 - part) ** 3;
      latest.current = part < 1 ? Math.round(from + (value - from) * eased) : value;
      setShown(latest.current);
      if (part < 1) frame = requestAnimationFrame(step);
    });
    // An interrupted animation continues from its current value.
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return <>{format(shown)}</>;
}
