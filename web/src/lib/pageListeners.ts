import { useContext, useEffectEvent, useLayoutEffect } from 'react';
import { PageOpenContext } from './useIsCurrentVisit';

/**
 * Passes events of background work to the open page. A page that is hidden or moving out does not listen: the player has left it. A listener
 * returns whether it shows the event to the player.
 */
export function createPageListeners<Event>() {
  const listeners = new Set<(event: Event) => boolean>();
  return {
    /** False: no open page shows the event. */
    notify: (event: Event): boolean =>
      [...listeners].map((listener) => listener(event)).some((shown) => shown),
    useListener(listener: (event: Event) => boolean): void {
      const open = useContext(PageOpenContext);
      const latest = useEffectEvent(listener);
      useLayoutEffect(() => {
        if (!open) return;
        const listen = (event: Event) => latest(event);
        listeners.add(listen);
        return () => void listeners.delete(listen);
      }, [open]);
    },
  };
}
