export type Language = 'zh-CN' | 'en';

export const LANGUAGE_KEY = 'language';

/** The language chosen on this device; Chinese by default. It runs before everything else, so this module imports nothing, not even storage.ts. */
export function chosenLanguage(): Language {
  try {
    return localStorage.getItem(LANGUAGE_KEY) === 'en' ? 'en' : 'zh-CN';
  } catch {
    return 'zh-CN';
  }
}
