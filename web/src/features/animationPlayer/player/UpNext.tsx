import type { ChapterRef } from '@/api/types';
import { Button } from '@/components/ui/Button';
import { t } from '@/lib/i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from './UpNext.module.css';

interface Props {
  next: ChapterRef;
  onNext: () => void;
  onStay: () => void;
}

const WAIT_S = 5;

/** Starts the next episode after a countdown, unless the user stops it. */
export function UpNext({ next, onNext, onStay }: Props) {
  const [left, setLeft] = useState(WAIT_S);
  const go = useEffectEvent(onNext);
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (left <= 0) go();
  }, [left]);
  return (
    <div className={styles.card} role="group" aria-label={t('下一集')}>
      <p>
        <span aria-live="polite">{t`${Math.max(left, 0)} 秒后播放下一集`}</span>
        <b>{next.title}</b>
      </p>
      <div className={styles.actions}>
        <Button look="soft" size="small" onClick={onStay}>
          {t('先不看')}
        </Button>
        <Button size="small" onClick={onNext}>
          {t('马上播放')}
        </Button>
      </div>
    </div>
  );
}
