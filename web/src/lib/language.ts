import type { Locale } from './i18n';

/** One language of the app. */
export interface Language {
  /** In the `lang` attribute and in `Accept-Language`. */
  code: string;
  /** Its own name, for people who cannot read the current language. */
  name: string;
  /** Loads its dictionaries. The texts in the code are Chinese, so Chinese has none. */
  load?: () => Promise<{ locale: Locale }>;
}

/** All languages; the first one is the default. To add one, write its dictionaries in `src/i18n/<code>` and its entry here. */
export const LANGUAGES: readonly [Language, ...Language[]] = [
  { code: 'zh-CN', name: '中文' },
  { code: 'en', name: 'English', load: () => import('@/i18n/en/english') },
];

export const LANGUAGE_KEY = 'language';

/** The language chosen on this device. It is read before everything else, so this module imports no other, not even storage.ts. */
export function chosenLanguage(): Language {
  try {
    const chosen = localStorage.getItem(LANGUAGE_KEY);
    return LANGUAGES.find(({ code }) => code === chosen) ?? LANGUAGES[0];
  } catch {
    return LANGUAGES[0];
  }
}
