import type { Book } from '@/api/types';
import { Skeleton } from '@/components/ui/Skeleton';
import { paths } from '@/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { lengthLine } from '../labels';
import styles from './BookCard.module.css';
import { Cover } from './Cover';

interface Props {
  book: Book;
  /** The text below the title; by default the book's length. */
  note?: ReactNode;
  /** Content in the cover's corner. */
  mark?: ReactNode;
}

/** A book as a tile that fills its container's width. */
export function BookCard({ book, note, mark }: Props) {
  return (
    <Link to={paths.bookinfo(book.id)} className={styles.card} data-book={book.id}>
      <Cover book={book} mark={mark} className={styles.cover} />
      <strong className={styles.title}>{book.title}</strong>
      <span className={styles.note}>{note ?? lengthLine(book)}</span>
    </Link>
  );
}

export function BookCardSkeleton() {
  return (
    <div className={styles.card}>
      <span className={styles.skeletonItem}>
        <Skeleton height="100%" />
      </span>
      <span className={styles.skeleton}>
        <Skeleton width="80%" height="0.8125rem" />
        <Skeleton width="55%" height="0.6875rem" />
      </span>
    </div>
  );
}
