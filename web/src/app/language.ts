import { chosenLanguage } from '@/lib/language';
import { speak } from '@/lib/words';

/** Has the app speak what its player chose. Where English does not come, Chinese is better than nothing. */
export async function learnLanguage(): Promise<void> {
  if (chosenLanguage() === 'zh-CN') return;
  try {
    speak((await import('@/words/en')).en);
    document.documentElement.lang = 'en';
  } catch (error) {
    console.warn('no English', error);
  }
}
