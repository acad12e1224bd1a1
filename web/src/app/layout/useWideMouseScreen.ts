import { MOBILE_MAX_WIDTH_PX } from '@/constants';
import { useSyncExternalStore } from 'react';

const QUERY = `(min-width: ${MOBILE_MAX_WIDTH_PX + 1}px) and (hover: hover) and (pointer: fine)`;

/** Whether this is a computer's browser with room beside the column. */
export function useWideMouseScreen(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
}

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
