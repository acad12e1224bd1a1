import { useSyncExternalStore } from 'react';
import { onServerClockChange } from './serverClock';
import { relativeTime } from './time';

/** Far below a minute, so that a text is never wrong for long. */
const TICK_MS = 15_000;

const listeners = new Set<() => void>();
let stop: (() => void) | undefined;

/** One timer serves all times on the screen. */
function onTick(listener: () => void): () => void {
  listeners.add(listener);
  stop ??= startTicking();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

function startTicking(): () => void {
  const tick = () => listeners.forEach((listener) => listener());
  const timer = setInterval(tick, TICK_MS);
  const stopListening = onServerClockChange(tick);
  return () => {
    clearInterval(timer);
    stopListening();
  };
}

/** The age of a time (`relativeTime`), current as long as it is shown. Renders only when the text changes. */
export function useRelativeTime(time: string | number): string {
  const text = () => relativeTime(time);
  return useSyncExternalStore(onTick, text, text);
}
