import { readText, remove, writeText } from './storage';

export type Language = 'zh-CN' | 'en';

const KEY = 'language';

/** What this device's player chose; Chinese, until they do. */
export function chosenLanguage(): Language {
  return readText(KEY) === 'en' ? 'en' : 'zh-CN';
}

/** Texts are taken once: the app begins anew. */
export function chooseLanguage(language: Language): void {
  if (language === 'en') writeText(KEY, language);
  else remove(KEY);
  window.location.reload();
}
