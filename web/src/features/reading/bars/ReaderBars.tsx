import type { BookKind, Chapter } from '@/api/types';
import { cx } from '@/lib/classes';
import { useBack } from '@/lib/useBack';
import { useLayer } from '@/lib/useLayer';
import { t } from '@/lib/i18n';
import ChevronLeft from '~icons/lucide/chevron-left';
import List from '~icons/lucide/list';
import Settings2 from '~icons/lucide/settings-2';
import { useState, type ReactNode } from 'react';
import { ChapterSheet } from './ChapterSheet';
import styles from './ReaderBars.module.css';
import { SettingsSheet } from './SettingsSheet';

interface ReaderSlider {
  value: number;
  /** Maximum; the minimum is 0. With 0 the slider is disabled. */
  max: number;
  step: number;
  /** The value as text: 12 / 40. */
  text: string;
  onChange: (value: number) => void;
}

interface Props {
  shown: boolean;
  /** Called by "back". Not set for bars that the player has not opened: then "back" leaves the book. */
  onHide?: () => void;
  /** The current chapter. */
  chapter: Chapter;
  onChapter: (id: number) => void;
  slider: ReaderSlider;
  /** Settings of this kind of reader, in addition to the brightness. */
  settings: ReactNode;
  /** A button at the right of the top bar. */
  action?: ReactNode;
  /** Buttons next to contents and settings. */
  tools?: ReactNode;
}

const PREVIOUS: Record<BookKind, string> = {
  comic: t('上一话'),
  novel: t('上一章'),
  animation: t('上一集'),
};

const NEXT: Record<BookKind, string> = {
  comic: t('下一话'),
  novel: t('下一章'),
  animation: t('下一集'),
};

/** The bars of a reader. Top: title and back. Bottom: chapters, slider and settings. */
export function ReaderBars({ shown, onHide, chapter, onChapter, slider, settings, action, tools }: Props) {
  const back = useBack();
  useLayer(() => onHide?.(), shown && onHide !== undefined);
  const [sheet, setSheet] = useState<'chapters' | 'settings' | null>(null);
  const { previous, next } = chapter;
  return (
    <>
      <header className={cx(styles.top, !shown && styles.away)} inert={!shown}>
        <button type="button" className={styles.back} onClick={back} aria-label={t('返回')}>
          <ChevronLeft aria-hidden="true" />
        </button>
        <div className={styles.title}>
          <h1>{chapter.title}</h1>
          <p>{chapter.bookTitle}</p>
        </div>
        <div className={styles.action}>{action}</div>
      </header>
      <footer className={cx(styles.bottom, !shown && styles.away)} inert={!shown}>
        <div className={styles.place}>
          <button type="button" disabled={!previous} onClick={() => previous && onChapter(previous.id)}>
            {PREVIOUS[chapter.kind]}
          </button>
          <label className={styles.slider}>
            <span className="visually-hidden">{t('进度')}</span>
            <input
              type="range"
              min={0}
              max={slider.max}
              step={slider.step}
              value={slider.value}
              disabled={slider.max === 0}
              aria-valuetext={slider.text}
              onChange={(event) => slider.onChange(Number(event.target.value))}
            />
            <output>{slider.text}</output>
          </label>
          <button type="button" disabled={!next} onClick={() => next && onChapter(next.id)}>
            {NEXT[chapter.kind]}
          </button>
        </div>
        <div className={styles.tools}>
          <button type="button" onClick={() => setSheet('chapters')}>
            <List aria-hidden="true" />
            {t('目录')}
          </button>
          {tools}
          <button type="button" onClick={() => setSheet('settings')}>
            <Settings2 aria-hidden="true" />
            {t('设置')}
          </button>
        </div>
      </footer>
      {sheet === 'chapters' && (
        <ChapterSheet
          chapter={chapter}
          onClose={() => setSheet(null)}
          onChapter={(id) => {
            setSheet(null);
            onChapter(id);
          }}
        />
      )}
      {sheet === 'settings' && <SettingsSheet onClose={() => setSheet(null)}>{settings}</SettingsSheet>}
    </>
  );
}
