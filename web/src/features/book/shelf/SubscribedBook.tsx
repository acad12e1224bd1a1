import type { ShelfBook } from '@/api/types';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import X from '~icons/lucide/x';
import { Link } from 'react-router';
import { BookCard } from '../parts/BookCard';
import { inUnits, placeLine, readEntry } from '../labels';
import styles from './SubscribedBook.module.css';

interface Props {
  book: ShelfBook;
  /** Unsubscribes; set while the shelf is in edit mode. */
  onRemove?: () => void;
}

/** A book on the shelf: its new chapters, and a link to continue. */
export function SubscribedBook({ book, onRemove }: Props) {
  const { id, kind, title, updates } = book;
  const entryPath = readEntry(book);
  return (
    <div className={cx(styles.kept, onRemove && styles.tidied)} data-updates={updates}>
      <div inert={Boolean(onRemove)}>
        <BookCard
          book={book}
          mark={
            updates > 0 ? <span className={styles.mark}>{t`更新 ${inUnits(kind, updates)}`}</span> : undefined
          }
        />
        <Link to={entryPath ?? paths.bookinfo(id)} className={styles.way}>
          {placeLine(book) || t('还没开始看')}
        </Link>
      </div>
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          onClick={onRemove}
          aria-label={t`不再订阅《${title}》`}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
