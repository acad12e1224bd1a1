/**
 * Tells when the page may have slept, or changed its network: a socket may be long dead by then, or wait for a timer that slept, too.
 * `fromBfcache`: it comes out of the browser's page cache, which no socket survives. Returns the way to stop listening.
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
