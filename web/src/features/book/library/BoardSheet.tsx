import type { Book } from '@/api/types';
import { Dialog } from '@/components/ui/Dialog';
import { RankedRow } from './RankedRow';
import styles from './Boards.module.css';

interface Props {
  title: string;
  books: readonly Book[];
  figure: (book: Book) => string;
  onClose: () => void;
}

/** A complete ranking. */
export function BoardSheet({ title, books, figure, onClose }: Props) {
  return (
    <Dialog kind="sheet" title={title} onClose={onClose}>
      <ol className={styles.sheetList}>
        {books.map((book, index) => (
          <li key={book.id}>
            <RankedRow book={book} rank={index + 1} figure={figure(book)} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
