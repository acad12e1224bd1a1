import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import AArrowDown from '~icons/lucide/a-arrow-down';
import AArrowUp from '~icons/lucide/a-arrow-up';
import { SettingChoice } from '../bars/SettingChoice';
import {
  changeNovelSettings,
  chooseTheme,
  FONT_SIZES,
  NOVEL_READING_MODES,
  SPACINGS,
  THEMES,
  useNovelSettings,
  type Theme,
} from './settings';
import styles from './NovelSettingsForm.module.css';

/** Settings of the novel reader: font size, line spacing, theme and reading mode. */
export function NovelSettingsForm({ theme }: { theme: Theme }) {
  const { size, spacing, way } = useNovelSettings();
  const { least, most, step } = FONT_SIZES;
  return (
    <>
      <div className={styles.row} role="group" aria-label={t('字号')}>
        <span className={styles.name} aria-hidden="true">
          {t('字号')}
        </span>
        <button
          type="button"
          aria-label={t('小一点')}
          disabled={size <= least}
          onClick={() => changeNovelSettings({ size: size - step })}
        >
          <AArrowDown aria-hidden="true" />
        </button>
        <output>{size}</output>
        <button
          type="button"
          aria-label={t('大一点')}
          disabled={size >= most}
          onClick={() => changeNovelSettings({ size: size + step })}
        >
          <AArrowUp aria-hidden="true" />
        </button>
      </div>
      <SettingChoice
        name={t('行距')}
        values={SPACINGS}
        value={spacing}
        onValue={(value) => changeNovelSettings({ spacing: value })}
      />
      <fieldset className={styles.row}>
        <legend className={styles.name}>{t('背景')}</legend>
        {THEMES.map(({ value, name }) => (
          <label key={value} className={styles.theme}>
            <input
              type="radio"
              className="visually-hidden"
              name={t('背景')}
              checked={value === theme}
              onChange={() => chooseTheme(value)}
            />
            <span className={cx(styles.swatch, styles[value])}>{name}</span>
          </label>
        ))}
      </fieldset>
      <SettingChoice
        name={t('翻页')}
        values={NOVEL_READING_MODES}
        value={way}
        onValue={(value) => changeNovelSettings({ way: value })}
      />
    </>
  );
}
