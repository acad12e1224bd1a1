import { useSyncExternalStore } from 'react';

/**
 * Whether this browser can save chapters: it has storage, and a service worker that serves saved files controls the
 * page.
 */
const canSave = () =>
  'caches' in window && 'indexedDB' in window && Boolean(navigator.serviceWorker?.controller);

/** The same as a hook, because the service worker starts later than the app. */
export const useCanSave = () => useSyncExternalStore(follow, canSave);

function follow(changed: () => void): () => void {
  const { serviceWorker } = navigator;
  serviceWorker?.addEventListener('controllerchange', changed);
  return () => serviceWorker?.removeEventListener('controllerchange', changed);
}
