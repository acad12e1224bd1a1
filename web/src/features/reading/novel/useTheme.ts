import { useSyncExternalStore } from 'react';
import { useNovelSettings, type Theme } from './settings';

const QUERY = '(prefers-color-scheme: dark)';

/** What the text is printed on: as it was chosen, else as the system is. */
export function useTheme(): Theme {
  const chosen = useNovelSettings(({ theme }) => theme);
  const dark = useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
  return chosen ?? (dark ? 'night' : 'paper');
}

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
