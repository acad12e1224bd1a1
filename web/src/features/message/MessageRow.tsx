import type { Message } from '@/api/types';
import { Skeleton } from '@/components/ui/Skeleton';
import { cx } from '@/lib/classes';
import { plainText } from '@/lib/html';
import { relativeTime } from '@/lib/time';
import { t } from '@/lib/i18n';
import { useMemo } from 'react';
import { kindOf } from './kinds';
import styles from './MessageRow.module.css';

interface Props {
  message: Message;
  onOpen: (message: Message) => void;
}

export function MessageRow({ message, onOpen }: Props) {
  const { icon: Icon, name, tone } = kindOf(message);
  const excerpt = useMemo(() => plainText(message.content), [message.content]);
  return (
    <button
      type="button"
      className={cx(styles.row, message.read && styles.read)}
      onClick={() => onOpen(message)}
      data-read={message.read}
    >
      <span className={cx('tap', styles.sign)} data-tone={tone} role="img" aria-label={name}>
        <Icon aria-hidden="true" />
        {!message.read && <i className={styles.dot} role="img" aria-label={t('未读')} />}
      </span>
      <span className={cx('words', styles.words)}>
        <span className={styles.head}>
          <strong className={styles.title}>{message.title}</strong>
          <time className={styles.time} dateTime={message.createTime}>
            {relativeTime(message.createTime)}
          </time>
        </span>
        <span className={styles.excerpt}>{excerpt}</span>
      </span>
    </button>
  );
}

export function MessageRowSkeleton() {
  return (
    <div className={styles.row}>
      <Skeleton width="2.75rem" height="2.75rem" radius="50%" />
      <div className={cx('words', styles.words)}>
        <Skeleton width="45%" height="1.0625rem" />
        <Skeleton width="90%" height="0.8125rem" />
      </div>
    </div>
  );
}
