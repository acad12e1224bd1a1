import { useSyncExternalStore } from 'react';

/** Whether the page has all that it began with: what is not seen yet may follow. */
export function usePageLoaded(): boolean {
  return useSyncExternalStore(subscribe, isLoaded, () => false);
}

const isLoaded = () => document.readyState === 'complete';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('load', onChange);
  return () => window.removeEventListener('load', onChange);
}
