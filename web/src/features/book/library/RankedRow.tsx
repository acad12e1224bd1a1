import type { Book } from '@/api/types';
import { paths } from '@/paths';
import { Link } from 'react-router';
import { Cover } from '../parts/Cover';
import { lengthLine } from '../labels';
import styles from './RankedRow.module.css';

/** A book with its rank. */
export function RankedRow({ book, rank, figure }: { book: Book; rank: number; figure: string }) {
  return (
    <Link to={paths.bookinfo(book.id)} className={styles.row}>
      <span className={styles.rank} data-rank={rank}>
        {rank}
      </span>
      <Cover book={book} className={styles.cover} />
      <span className="words">
        <strong className={styles.title}>{book.title}</strong>
        <span className={styles.summary}>{book.summary}</span>
        <span className={styles.facts}>
          {book.category} · {lengthLine(book)} · {figure}
        </span>
      </span>
    </Link>
  );
}
