import type { Book } from '@/api/types';
import { Picture } from '@/components/ui/Picture';
import { Skeleton } from '@/components/ui/Skeleton';
import { bookPictureOf, kindName, lengthLine } from '@/features/book';
import { cx } from '@/lib/classes';
import { shortNumber } from '@/lib/format';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { Link } from 'react-router';
import { HighlightedText } from '../HighlightedText';
import styles from './Hit.module.css';

/** A comic, novel or animation in the results. */
export function BookHit({ book, keyword }: { book: Book; keyword: string }) {
  const { id, kind, title, author, cover, category, tags, summary, readNum } = book;
  const about = [...new Set([category, ...tags])].join(' · ');
  return (
    <Link to={paths.bookinfo(id)} className={styles.hit}>
      <Picture picture={bookPictureOf(cover)} alt="" ratio={3 / 4} shape="card" className={styles.icon} />
      <span className={cx('words', styles.words)}>
        <strong className={styles.name}>
          <HighlightedText text={title} keyword={keyword} />
        </strong>
        <span className={styles.note}>{summary}</span>
        <span className={styles.facts}>
          <span>{kindName(kind)}</span>
          <span>
            <HighlightedText text={author} keyword={keyword} />
          </span>
          <span className={styles.author}>
            <HighlightedText text={about} keyword={keyword} />
          </span>
        </span>
        <span className={styles.facts}>
          <span>{lengthLine(book)}</span>
          <span>{t`${shortNumber(readNum)} 人气`}</span>
        </span>
      </span>
    </Link>
  );
}

export function BookHitSkeleton() {
  return (
    <div className={styles.hit}>
      <Skeleton width="3.5rem" height="4.6667rem" radius="var(--radius)" />
      <span className={cx('words', styles.words)}>
        <Skeleton width="50%" height="0.9375rem" />
        <Skeleton width="85%" height="0.8125rem" />
        <Skeleton width="60%" height="0.6875rem" />
        <Skeleton width="40%" height="0.6875rem" />
      </span>
    </div>
  );
}
