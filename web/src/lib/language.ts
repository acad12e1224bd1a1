export type Language = 'zh-CN' | 'en';

export const LANGUAGE_KEY = 'language';

/** What this device's player chose; Chinese, until they do. Asked before all else: it takes nothing with it, storage.ts neither. */
export function chosenLanguage(): Language {
  try {
    return localStorage.getItem(LANGUAGE_KEY) === 'en' ? 'en' : 'zh-CN';
  } catch {
    return 'zh-CN';
  }
}
