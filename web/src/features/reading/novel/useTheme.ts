import { useMedia } from '@/lib/useMedia';
import { useNovelSettings, type Theme } from './settings';

/** The chosen theme, or the one that fits the system's colour scheme. */
export function useTheme(): Theme {
  const chosen = useNovelSettings(({ theme }) => theme);
  const dark = useMedia('(prefers-color-scheme: dark)');
  return chosen ?? (dark ? 'night' : 'paper');
}
