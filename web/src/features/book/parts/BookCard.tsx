import type { Book } from '@/api/types';
import { Skeleton } from '@/components/ui/Skeleton';
import { paths } from '@/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { lengthLine } from '../words';
import styles from './BookCard.module.css';
import { Cover } from './Cover';

interface Props {
  book: Book;
  /** Below the title; by default what it is about. */
  note?: ReactNode;
  /** In the cover's corner. */
  mark?: ReactNode;
}

/** A book as a tile: as wide as the place that it is given. */
export function BookCard({ book, note, mark }: Props) {
  return (
    <Link to={paths.bookinfo(book.id)} className={styles.card} data-book={book.id}>
      <Cover book={book} foot={lengthLine(book)} mark={mark} className={styles.cover} />
      <strong className={styles.title}>{book.title}</strong>
      <span className={styles.note}>{note ?? noteOf(book)}</span>
    </Link>
  );
}

/** The category, and what else it is. */
function noteOf({ category, tags }: Book): string {
  const other = tags.find((tag) => tag !== category);
  return other ? `${category} · ${other}` : category;
}

export function BookCardSkeleton() {
  return (
    <div className={styles.card}>
      <span className={styles.bone}>
        <Skeleton height="100%" />
      </span>
      <span className={styles.bones}>
        <Skeleton width="80%" height="0.8125rem" />
        <Skeleton width="55%" height="0.6875rem" />
      </span>
    </div>
  );
}
