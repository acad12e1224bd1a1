import { t } from '@/lib/i18n';
import { Choice } from '../bars/Choice';
import { changeComicSettings, useComicSettings, type Way } from './settings';

const ways: readonly { value: Way; name: string }[] = [
  { value: 'book', name: t('默认') },
  { value: 'strip', name: t('长条') },
  { value: 'ltr', name: t('左→右') },
  { value: 'rtl', name: t('右→左') },
];

export function WaySetting() {
  const { way } = useComicSettings();
  return (
    <Choice
      name={t('翻页')}
      values={ways}
      value={way}
      onValue={(value) => changeComicSettings({ way: value })}
    />
  );
}
