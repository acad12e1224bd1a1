import type { CoinEntry } from '@/api/types';
import { Skeleton } from '@/components/ui/Skeleton';
import { cx } from '@/lib/classes';
import { exactNumber } from '@/lib/format';
import { dateTimeText } from '@/lib/time';
import { t } from '@/lib/i18n';
import { createElement } from 'react';
import { Link } from 'react-router';
import { deltaText, iconOf, linkOf } from './entries';
import styles from './EntryRow.module.css';

/** One change of the balance: reason, amount, and remaining balance. */
export function EntryRow({ entry }: { entry: CoinEntry }) {
  const to = linkOf(entry);
  const content = (
    <>
      <span className={cx('sign', styles.sign, entry.delta > 0 && styles.gain)}>
        {createElement(iconOf(entry), { 'aria-hidden': true })}
      </span>
      <span className={cx('words', styles.words)}>
        <strong className={styles.reason}>{entry.reason}</strong>
        <time className={styles.time} dateTime={entry.createTime}>
          {dateTimeText(entry.createTime)}
        </time>
      </span>
      <span className={styles.figures}>
        <strong className={cx(styles.delta, entry.delta > 0 && styles.plus)}>{deltaText(entry)}</strong>
        <span className={styles.after}>{t`余额 ${exactNumber(entry.balanceAfter)}`}</span>
      </span>
    </>
  );
  if (!to) return <div className={styles.row}>{content}</div>;
  return (
    <Link to={to} className={styles.row}>
      {content}
    </Link>
  );
}

export function EntryRowSkeleton() {
  return (
    <div className={styles.row}>
      <Skeleton width="2.5rem" height="2.5rem" radius="50%" />
      <div className={cx('words', styles.words)}>
        <Skeleton width="55%" height="1rem" />
        <Skeleton width="40%" height="0.6875rem" />
      </div>
      <Skeleton width="3.5rem" height="1.25rem" />
    </div>
  );
}
