import type { Book, ChapterBrief } from '@/api/types';
import { cx } from '@/lib/classes';
import { relativeTime } from '@/lib/time';
import { t } from '@/lib/i18n';
import Check from '~icons/lucide/check';
import Crown from '~icons/lucide/crown';
import LockKeyhole from '~icons/lucide/lock-keyhole';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isLocked, readPath } from '../labels';
import styles from './ChapterRow.module.css';

interface Props {
  book: Pick<Book, 'id' | 'kind'>;
  chapter: ChapterBrief;
  /** Whether the reader is a member; undefined while unknown. */
  member: boolean | undefined;
  /** Whether the reader is at this chapter. */
  current: boolean;
  /** Whether the chapter was new when the reader first saw it. */
  fresh: boolean;
  /** An additional action, for example saving the chapter offline. */
  action?: ReactNode;
}

/**
 * A chapter in a menu. Read chapters are pale, the current one is marked, and a locked one opens a preview of its
 * beginning.
 */
export function ChapterRow({ book, chapter, member, current, fresh, action }: Props) {
  const { id, title, access, read, isNew, publishTime } = chapter;
  const locked = isLocked(chapter, member);
  return (
    <div className={cx(styles.row, read && styles.read, current && styles.current)} data-chapter={id}>
      <Link
        to={readPath(book.kind, book.id, id)}
        className={styles.way}
        aria-current={current ? 'location' : undefined}
      >
        <span className="words">
          <span className={cx('ellipsis', styles.title)}>{title}</span>
          <span className={styles.facts}>
            {relativeTime(publishTime)}
            {current && (
              <em className={styles.here}>{book.kind === 'novel' ? t('读到这里') : t('看到这里')}</em>
            )}
            {read && !current && (
              <span className={styles.done}>
                <Check aria-hidden="true" />
                {book.kind === 'novel' ? t('读过') : t('看过')}
              </span>
            )}
          </span>
        </span>
        {(isNew || fresh) && !read && <span className={styles.new}>{t('新')}</span>}
        {access === 'vip' && (
          <span className={styles.vip}>
            {locked ? <LockKeyhole aria-label={t('未解锁')} /> : <Crown aria-hidden="true" />}
            VIP
          </span>
        )}
      </Link>
      {action}
    </div>
  );
}
