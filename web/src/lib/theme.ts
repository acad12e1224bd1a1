import { appConfig } from '@/config';
import { readText, writeText } from './storage';
import { useMedia } from './useMedia';

/**
 * The colour scheme of the app on this device. `scripts/bootstrap.js` applies the stored choice before the first paint; this module
 * changes it later, also when another tab changed it. Both set `data-theme` of the root and choose its `theme-color`.
 */
export type Theme = 'auto' | 'light' | 'dark';

const KEY = 'theme';

/** The choice of this device, or the setting of the deployment. */
export function chosenTheme(): Theme {
  const stored = readText(KEY);
  return isTheme(stored) ? stored : appConfig.theme;
}

export function chooseTheme(theme: Theme): void {
  writeText(KEY, theme);
  applyTheme();
}

export function applyTheme(): void {
  const theme = chosenTheme();
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const scheme = meta.dataset.scheme;
    meta.media =
      theme === 'auto' ? `(prefers-color-scheme: ${scheme})` : theme === scheme ? 'all' : 'not all';
  }
}

/** Applies a choice of another tab. A page in the back/forward cache receives no storage events. */
export function followTheme(): void {
  window.addEventListener('storage', ({ key }) => (key === KEY || key === null) && applyTheme());
  window.addEventListener('pageshow', ({ persisted }) => persisted && applyTheme());
}

/** Whether the app is dark: by the choice of the player, or by the system. */
export function useDarkScheme(): boolean {
  const system = useMedia('(prefers-color-scheme: dark)');
  const { theme } = document.documentElement.dataset;
  return theme === 'dark' || (theme !== 'light' && system);
}

function isTheme(value: string | null): value is Theme {
  return value === 'auto' || value === 'light' || value === 'dark';
}
