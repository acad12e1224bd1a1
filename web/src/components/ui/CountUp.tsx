import { useEffect, useRef, useState } from 'react';

const DURATION_MS = 600;

/** A number that runs to its new value, so that a gain is seen. It starts where it is. */
export function CountUp({ value, format }: { value: number; format: (value: number) => string }) {
  const [shown, setShown] = useState(value);
  const latest = useRef(value);
  useEffect(() => {
    const from = latest.current;
    if (from === value) return;
    const started = performance.now();
    let frame = requestAnimationFrame(function step(now: number) {
      const part = Math.min(1, Math.max(0, (now - started) / DURATION_MS));
      const eased = 1 - (1 - part) ** 3;
      latest.current = part < 1 ? Math.round(from + (value - from) * eased) : value;
      setShown(latest.current);
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => {
      cancelAnimationFrame(frame);
      latest.current = value;
      setShown(value);
    };
  }, [value]);
  return <>{format(shown)}</>;
}
