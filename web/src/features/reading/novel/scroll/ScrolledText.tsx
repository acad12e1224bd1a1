import { Button } from '@/components/ui/Button';
import { t } from '@/lib/i18n';
import { useImperativeHandle, useRef } from 'react';
import { ChapterText } from '../ChapterText';
import type { TextProps } from '../view';
import styles from './ScrolledText.module.css';
import { useScrollLocator } from './useScrollLocator';

/** Part of a screen that a tap or key scrolls; the last lines stay visible. */
const SCREENFUL = 0.88;

/** A chapter as one scrolled text. */
export function ScrolledText({ chapter, start, typography, onPosition, onMove, onLeave, ref }: TextProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLElement>(null);
  useScrollLocator({ scroller, text, start, typography, onPosition, onMove });

  const go = (by: number): boolean => {
    const element = scroller.current;
    if (!element) return false;
    const room = element.scrollHeight - element.clientHeight;
    if (by > 0 ? element.scrollTop >= room - 2 : element.scrollTop <= 2) return false;
    element.scrollBy({ top: by * element.clientHeight * SCREENFUL, behavior: 'smooth' });
    return true;
  };
  useImperativeHandle(ref, () => ({
    next: () => go(1),
    previous: () => go(-1),
    slide: (value) => {
      const element = scroller.current;
      if (element) element.scrollTop = ((element.scrollHeight - element.clientHeight) * value) / 100;
    },
  }));
  const { next, locked } = chapter;
  return (
    <div className={styles.scroller} ref={scroller} tabIndex={0} role="region" aria-label={chapter.title}>
      <ChapterText chapter={chapter} ref={text} className={styles.text} />
      {!locked && (
        <footer className={styles.end}>
          {next ? (
            <Button look="soft" block onClick={() => onLeave('next')}>
              {t`下一章 · ${next.title}`}
            </Button>
          ) : (
            <p>{t('已经读到最后一章啦')}</p>
          )}
        </footer>
      )}
    </div>
  );
}
