import { Choice } from '../bars/Choice';
import { changeComicSettings, useComicSettings, type Way } from './settings';

const ways: readonly { value: Way; name: string }[] = [
  { value: 'book', name: '默认' },
  { value: 'strip', name: '长条' },
  { value: 'ltr', name: '左→右' },
  { value: 'rtl', name: '右→左' },
];

export function WaySetting() {
  const { way } = useComicSettings();
  return (
    <Choice
      name="翻页方式"
      values={ways}
      value={way}
      onValue={(value) => changeComicSettings({ way: value })}
    />
  );
}
