import { useMedia } from '@/lib/useMedia';
import { useNovelSettings, type Theme } from './settings';

/** What the text is printed on: as it was chosen, else as the system is. */
export function useTheme(): Theme {
  const chosen = useNovelSettings(({ theme }) => theme);
  const dark = useMedia('(prefers-color-scheme: dark)');
  return chosen ?? (dark ? 'night' : 'paper');
}
