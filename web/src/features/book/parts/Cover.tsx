import type { Book } from '@/api/types';
import { Picture } from '@/components/ui/Picture';
import { cx } from '@/lib/classes';
import type { ReactNode } from 'react';
import { bookPictureOf } from '../pictures';
import styles from './Cover.module.css';

interface Props {
  book: Pick<Book, 'cover'>;
  /** Content in the cover's corner. */
  mark?: ReactNode;
  eager?: boolean;
  className?: string;
}

/** A book's cover. Its blurred preview is shown until it loads. */
export function Cover({ book, mark, eager, className }: Props) {
  return (
    <span className={cx(styles.cover, className)}>
      <Picture picture={bookPictureOf(book.cover)} alt="" ratio={3 / 4} eager={eager} />
      {mark && <span className={styles.mark}>{mark}</span>}
    </span>
  );
}
