import { handOverShown } from '@/features/announcement';
import { chosenLanguage, LANGUAGE_KEY, LANGUAGES } from '@/lib/language';
import { reload } from '@/lib/reload';
import { writeText } from '@/lib/storage';
import { t } from '@/lib/i18n';
import { Choices } from './Section';

const OPTIONS = LANGUAGES.map(({ code, name }) => ({ value: code, name, lang: code }));

/** Chooses the language of the app on this device. */
export function LanguageChoice() {
  return (
    <Choices
      title={t('语言 / Language')}
      options={OPTIONS}
      chosen={chosenLanguage().code}
      onChoose={choose}
    />
  );
}

/** Modules translate their texts once, when they load: only a reload changes them. The address stays. */
function choose(code: string): void {
  writeText(LANGUAGE_KEY, code);
  handOverShown();
  reload();
}
