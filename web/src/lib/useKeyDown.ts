import { useEffect, useEffectEvent } from 'react';

/** Elements in which keys have a meaning of their own. A range input takes no letters. */
export const BUSY = 'dialog, input:not([type="range"]), textarea, select';

/** Handles each key pressed without a modifier. `on` is the target element. */
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
