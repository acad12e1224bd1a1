import { chosenLanguage } from '@/lib/language';
import { setEnglishLocale } from '@/lib/i18n';

/** Has the app speak what its player chose. Where English does not come, Chinese is better than nothing. */
export async function loadLanguage(): Promise<void> {
  if (chosenLanguage() === 'zh-CN') return;
  try {
    setEnglishLocale((await import('@/i18n/en')).english);
    document.documentElement.lang = 'en';
  } catch (error) {
    console.warn('no English', error);
  }
}
