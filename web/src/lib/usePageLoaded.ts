import { useSyncExternalStore } from 'react';

/** Whether the page has fired `load`: then content that is not visible yet may load. */
export function usePageLoaded(): boolean {
  return useSyncExternalStore(subscribe, isLoaded, () => false);
}

const isLoaded = () => document.readyState === 'complete';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('load', onChange);
  return () => window.removeEventListener('load', onChange);
}
