/**
 * Calls `awake` when the page may have slept or changed its network: its socket may be dead, and its timers may have slept, too.
 * `fromBfcache`: the page comes from the browser's back/forward cache, and its socket is closed. Returns the function that stops listening.
 */
export function onWakeUp(awake: (how: { fromBfcache: boolean }) => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') awake({ fromBfcache: false });
  };
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) awake({ fromBfcache: true });
  };
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('online', seen);
  window.addEventListener('pageshow', shown);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('online', seen);
    window.removeEventListener('pageshow', shown);
  };
}
