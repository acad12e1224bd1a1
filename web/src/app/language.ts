import { chosenLanguage } from '@/lib/language';
import { setLocale } from '@/lib/i18n';

/** Sets the language that the player chose. If its dictionaries do not load, the app stays in Chinese. */
export async function loadLanguage(): Promise<void> {
  const { code, load } = chosenLanguage();
  if (!load) return;
  try {
    setLocale((await load()).locale);
    document.documentElement.lang = code;
  } catch (error) {
    console.warn(error);
  }
}
