import { handOverShown } from '@/features/announcement';
import { chosenLanguage, LANGUAGE_KEY, type Language } from '@/lib/language';
import { reload } from '@/lib/reload';
import { writeText } from '@/lib/storage';
import { t } from '@/lib/i18n';
import Languages from '~icons/lucide/languages';
import styles from './LanguageRow.module.css';

/** Each language has its own name for users who cannot read the other language. */
const LANGUAGES: readonly { language: Language; name: string }[] = [
  { language: 'zh-CN', name: t('中文') },
  { language: 'en', name: 'English' },
];

/** Chooses the app's language on this device. */
export function LanguageRow() {
  const chosen = chosenLanguage();
  return (
    <section className={styles.row} role="group" aria-label={t('语言 / Language')}>
      <Languages aria-hidden="true" />
      <span className={styles.name}>{t('语言 / Language')}</span>
      {LANGUAGES.map(({ language, name }) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === chosen}
          onClick={() => language !== chosen && choose(language)}
        >
          {name}
        </button>
      ))}
    </section>
  );
}

/** Modules translate their texts once, when they load: only a reload changes them. */
function choose(language: Language): void {
  writeText(LANGUAGE_KEY, language);
  handOverShown();
  reload();
}
