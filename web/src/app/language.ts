import { chosenLanguage } from '@/lib/language';
import { setEnglishLocale } from '@/lib/i18n';

/** Sets the language that the player chose. If the English dictionaries do not load, the app stays in Chinese. */
export async function loadLanguage(): Promise<void> {
  if (chosenLanguage() === 'zh-CN') return;
  try {
    setEnglishLocale((await import('@/i18n/en/english')).english);
    document.documentElement.lang = 'en';
  } catch (error) {
    console.warn('the English dictionaries did not load', error);
  }
}
