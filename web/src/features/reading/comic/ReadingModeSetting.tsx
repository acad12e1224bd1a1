import { t } from '@/lib/i18n';
import { SettingChoice } from '../bars/SettingChoice';
import { changeComicSettings, useComicSettings, type ComicReadingMode } from './settings';

const ways: readonly { value: ComicReadingMode; name: string }[] = [
  { value: 'book', name: t('默认') },
  { value: 'strip', name: t('长条') },
  { value: 'ltr', name: t('左→右') },
  { value: 'rtl', name: t('右→左') },
];

export function ReadingModeSetting() {
  const { way } = useComicSettings();
  return (
    <SettingChoice
      name={t('翻页')}
      values={ways}
      value={way}
      onValue={(value) => changeComicSettings({ way: value })}
    />
  );
}
