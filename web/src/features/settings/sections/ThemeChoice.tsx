import { t } from '@/lib/i18n';
import { chooseTheme, chosenTheme, type Theme } from '@/lib/theme';
import { useState } from 'react';
import { Choices } from './Section';

const THEMES: readonly { value: Theme; name: string }[] = [
  { value: 'auto', name: t('跟随系统') },
  { value: 'light', name: t('浅色') },
  { value: 'dark', name: t('深色') },
];

/** Chooses the colour scheme of the app. It changes at once. */
export function ThemeChoice() {
  const [chosen, setChosen] = useState(chosenTheme);
  const choose = (theme: Theme) => {
    setChosen(theme);
    chooseTheme(theme);
  };
  return <Choices title={t('外观')} options={THEMES} chosen={chosen} onChoose={choose} />;
}
