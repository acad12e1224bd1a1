import { useSyncExternalStore } from 'react';

/** Whether this browser can keep chapters: it has where to, and the worker that serves what was kept is at work. */
const canSave = () =>
  'caches' in window && 'indexedDB' in window && Boolean(navigator.serviceWorker?.controller);

/** The same, as it comes: the worker begins a while after the app. */
export const useCanSave = () => useSyncExternalStore(follow, canSave);

function follow(changed: () => void): () => void {
  const { serviceWorker } = navigator;
  serviceWorker?.addEventListener('controllerchange', changed);
  return () => serviceWorker?.removeEventListener('controllerchange', changed);
}
