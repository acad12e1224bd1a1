import { useEffect, useEffectEvent } from 'react';

/** Where a key means something already. A slider takes no letters. */
export const BUSY = 'dialog, input:not([type="range"]), textarea, select';

/** Hears every key that is pressed without a modifier, and on what. */
export function useKeyDown(take: (event: KeyboardEvent, on: Element | null) => void): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    take(event, target instanceof Element ? target : null);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => act(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
