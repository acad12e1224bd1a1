import type { Book } from '@/api/types';
import { Picture } from '@/components/ui/Picture';
import { cx } from '@/lib/classes';
import type { ReactNode } from 'react';
import { bookPictureOf } from '../pictures';
import styles from './Cover.module.css';

interface Props {
  book: Pick<Book, 'cover'>;
  /** In its corner. */
  mark?: ReactNode;
  eager?: boolean;
  className?: string;
}

/** A book's cover; its blur stands in until it is there. */
export function Cover({ book, mark, eager, className }: Props) {
  return (
    <span className={cx(styles.cover, className)}>
      <Picture picture={bookPictureOf(book.cover)} alt="" ratio={3 / 4} eager={eager} />
      {mark && <span className={styles.mark}>{mark}</span>}
    </span>
  );
}
