import { chosenLanguage, LANGUAGE_KEY, type Language } from '@/lib/language';
import { writeText } from '@/lib/storage';
import { t } from '@/lib/i18n';
import { Languages } from 'lucide-react';
import styles from './LanguageRow.module.css';

/** Each by its own name, for whoever cannot read the other. */
const LANGUAGES: readonly { language: Language; name: string }[] = [
  { language: 'zh-CN', name: t('中文') },
  { language: 'en', name: 'English' },
];

/** What the app speaks on this device. */
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

/** Texts are taken once: the app begins anew. */
function choose(language: Language): void {
  writeText(LANGUAGE_KEY, language);
  window.location.reload();
}
