import type { Book } from '@/api/types';
import { ButtonLink } from '@/components/ui/Button';
import { Skeleton } from '@/components/ui/Skeleton';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import Trash2 from '~icons/lucide/trash';
import { Link } from 'react-router';
import { Cover } from '../parts/Cover';
import { lengthLine, placeLine, readEntry } from '../labels';
import styles from './ReadRow.module.css';

/** A book in the history: progress, device, and a link to continue. */
export function ReadRow({ book, onForget }: { book: Book; onForget: () => void }) {
  const { id, title, kind, progress } = book;
  const entryPath = readEntry(book);
  return (
    <article className={styles.row} data-book={id}>
      <Link to={paths.bookinfo(id)} className={styles.book}>
        <Cover book={book} className={styles.cover} />
        <span className={cx('words', styles.words)}>
          <strong className={styles.title}>{title}</strong>
          <span className={styles.place}>{placeLine(book)}</span>
          <span className={styles.facts}>
            {lengthLine(book)}
            {progress?.device && ` · ${progress.device}`}
          </span>
        </span>
      </Link>
      <ButtonLink look="soft" size="small" to={entryPath ?? paths.bookinfo(id)}>
        {kind === 'animation' ? t('续播') : t('续看')}
      </ButtonLink>
      <button
        type="button"
        className={cx('tap', styles.forget)}
        onClick={onForget}
        aria-label={t`删除《${title}》的记录`}
      >
        <Trash2 aria-hidden="true" />
      </button>
    </article>
  );
}

export function ReadRowSkeleton() {
  return (
    <div className={styles.row}>
      <Skeleton width="3.75rem" height="5rem" />
      <div className={cx('words', styles.words)}>
        <Skeleton width="50%" height="0.9375rem" />
        <Skeleton width="35%" height="0.8125rem" />
        <Skeleton width="60%" height="0.6875rem" />
      </div>
    </div>
  );
}
