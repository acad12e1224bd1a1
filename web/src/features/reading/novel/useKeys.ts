import { useEffect, useEffectEvent } from 'react';
import { pressed, type Deed } from './zones';

/** Where a key means something already. */
const BUSY = 'dialog, input, textarea, select';

/** Reading by the keyboard. */
export function useKeys(paged: boolean, onDeed: (deed: Deed) => void): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const { key, shiftKey, target } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const element = target instanceof Element ? target : null;
    if (element?.closest(BUSY)) return;
    // Buttons and links are pressed by these.
    if ((key === ' ' || key === 'Enter') && element?.closest('a, button')) return;
    const deed = pressed(key, shiftKey, paged);
    if (!deed) return;
    event.preventDefault();
    onDeed(deed);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => act(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
