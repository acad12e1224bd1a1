import { Drawing, type DrawingName } from '@/components/art/Drawing';
import { t } from '@/lib/i18n';
import type { ReactNode } from 'react';
import { Button } from './Button';
import styles from './States.module.css';

interface EmptyProps {
  drawing?: DrawingName;
  title: string;
  hint?: string;
  /** The next step. */
  action?: ReactNode;
}

/** An empty state: a drawing, its meaning, and a next step. */
export function EmptyState({ drawing = 'empty', title, hint, action }: EmptyProps) {
  return (
    <div className={styles.state}>
      <Drawing name={drawing} />
      <p className={styles.title}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

/** A failed load. A tap anywhere in the area retries. */
export function ErrorState({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className={styles.state} role="alert" onClick={onRetry}>
      <Drawing name="offline" />
      <p className={styles.title}>{text}</p>
      <div className={styles.action}>
        <Button look="soft" size="small">
          {t('点一下重试')}
        </Button>
      </div>
    </div>
  );
}

interface RetryProps {
  text?: string;
  onRetry: () => void;
}

/** One line for a part of a page that did not load. A tap retries. */
export function RetryLine({ text = t('有些内容没加载出来，点一下重试'), onRetry }: RetryProps) {
  return (
    <button type="button" className={styles.retry} onClick={onRetry}>
      {text}
    </button>
  );
}

/** The end of a list. */
export function EndMarker({ text = t('已经到底啦') }: { text?: string }) {
  return <p className={styles.end}>{text}</p>;
}
