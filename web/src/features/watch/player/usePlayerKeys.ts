import { useEffect, useEffectEvent } from 'react';

const BUSY = 'dialog, input:not([type="range"]), textarea, select';

/** Watching by the keyboard. What is not taken is the browser's. */
export function usePlayerKeys(take: (key: string) => boolean): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const element = target instanceof Element ? target : null;
    if (element?.closest(BUSY)) return;
    // Buttons and links are pressed by it.
    if (key === ' ' && element?.closest('a, button')) return;
    if (take(key)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => act(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
