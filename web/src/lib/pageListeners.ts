import { useContext, useEffectEvent, useLayoutEffect } from 'react';
import { PageOpenContext } from './useIsCurrentVisit';

/**
 * Passes outcomes of background work (for example an answered outbox entry) to the open page. A page that is hidden or moving out does not
 * listen, because the player has left it. A listener returns whether it shows the outcome; if none does, the caller shows a toast.
 */
export function createPageListeners<Outcome>() {
  const listeners = new Set<(outcome: Outcome) => boolean>();
  return {
    /** False: no open page shows the outcome. */
    notify: (outcome: Outcome): boolean =>
      [...listeners].map((listener) => listener(outcome)).some((shown) => shown),
    useListener(listener: (outcome: Outcome) => boolean): void {
      const open = useContext(PageOpenContext);
      const latest = useEffectEvent(listener);
      useLayoutEffect(() => {
        if (!open) return;
        const listen = (outcome: Outcome) => latest(outcome);
        listeners.add(listen);
        return () => void listeners.delete(listen);
      }, [open]);
    },
  };
}
