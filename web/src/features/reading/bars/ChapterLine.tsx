import type { ChapterBrief } from '@/api/types';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import Lock from '~icons/lucide/lock';
import { useEffect, useRef } from 'react';
import styles from './ChapterLine.module.css';

interface Props {
  item: ChapterBrief;
  current: boolean;
  onChoose: () => void;
}

/** A chapter in the list, with its marks: read, new, or members only. */
export function ChapterLine({ item: { title, access, locked, read, isNew }, current, onChoose }: Props) {
  const line = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (current) line.current?.scrollIntoView({ block: 'center' });
  }, [current]);
  return (
    <button
      ref={line}
      type="button"
      className={cx(styles.line, read && styles.read, current && styles.current)}
      aria-current={current || undefined}
      onClick={onChoose}
    >
      <span className={styles.title}>{title}</span>
      {isNew && <span className={styles.new}>{t('新')}</span>}
      {access === 'vip' && (
        <span className={styles.vip}>
          {locked && <Lock role="img" aria-label={t('未解锁')} />}
          VIP
        </span>
      )}
      {read && !current && <span className={styles.note}>{t('已读')}</span>}
      {current && <span className={styles.note}>{t('在读')}</span>}
    </button>
  );
}
