import { persisted } from '@/data/persisted';
import { t } from '@/lib/i18n';

export type Theme = 'paper' | 'parchment' | 'green' | 'night';
export type NovelReadingMode = 'paged' | 'scroll';
type Spacing = 'tight' | 'even' | 'wide';

export interface NovelSettings {
  way: NovelReadingMode;
  /** Font size in px at a width of 375. */
  size: number;
  spacing: Spacing;
  /** Null: paper or night, as the system's colour scheme. */
  theme: Theme | null;
  /** The last theme used by day, to return to from the night theme. */
  day: Exclude<Theme, 'night'>;
}

export const THEMES: readonly { value: Theme; name: string }[] = [
  { value: 'paper', name: t('纸') },
  { value: 'parchment', name: t('羊皮') },
  { value: 'green', name: t('护眼') },
  { value: 'night', name: t('夜') },
];
export const NOVEL_READING_MODES: readonly { value: NovelReadingMode; name: string }[] = [
  { value: 'paged', name: t('翻页') },
  { value: 'scroll', name: t('滚动') },
];
export const SPACINGS: readonly { value: Spacing; name: string }[] = [
  { value: 'tight', name: t('紧凑') },
  { value: 'even', name: t('适中') },
  { value: 'wide', name: t('宽松') },
];
export const LINE_HEIGHT: Record<Spacing, number> = { tight: 1.5, even: 1.75, wide: 2.1 };
export const FONT_SIZES = { least: 14, most: 30, step: 2 } as const;

const has = <T extends string>(choices: readonly { value: T }[], value: unknown): value is T =>
  choices.some((choice) => choice.value === value);

const INITIAL: NovelSettings = { way: 'paged', size: 18, spacing: 'even', theme: null, day: 'paper' };

/** The settings of this device. Version 0 had the same fields. */
export const useNovelSettings = persisted('reader:novel', {
  initial: INITIAL,
  validate: ({ way, size, spacing, theme, day }) => ({
    ...(has(NOVEL_READING_MODES, way) && { way }),
    ...(typeof size === 'number' && size >= FONT_SIZES.least && size <= FONT_SIZES.most && { size }),
    ...(has(SPACINGS, spacing) && { spacing }),
    ...(has(THEMES, theme) && { theme }),
    ...(has(THEMES, day) && day !== 'night' && { day }),
  }),
});
export const changeNovelSettings = useNovelSettings.setState;

/** Chooses a theme. A theme other than night is stored as the day theme, too. */
export function chooseTheme(theme: Theme): void {
  changeNovelSettings(theme === 'night' ? { theme } : { theme, day: theme });
}
