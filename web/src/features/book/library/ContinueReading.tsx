import type { Book, BookKind } from '@/api/types';
import { Rail } from '@/components/ui/rail';
import { useAccount } from '@/features/account';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { readingQuery } from '../api';
import { Cover } from '../parts/Cover';
import { BookSection } from '../parts/BookSection';
import { placeLine, readEntry } from '../labels';
import styles from './ContinueReading.module.css';

const MAX = 10;

/** The last read books of this kind; hidden if there are none. */
export function ContinueReading({ kind }: { kind: BookKind }) {
  const uid = useAccount((account) => account.uid);
  const { data } = useQuery(readingQuery(uid, kind, MAX));
  const books = (data ?? []).filter(readEntry);
  if (books.length === 0) return null;
  return (
    <BookSection
      title={kind === 'novel' ? t('继续读') : t('继续看')}
      hint={t('上次到这里')}
      more={uid > 0 ? { to: paths.readhistory, name: t('全部记录') } : undefined}
    >
      <Rail
        label={kind === 'novel' ? t('继续读') : t('继续看')}
        items={books}
        itemKey={({ id }) => id}
        renderItem={(book) => <ContinueCard book={book} />}
      />
    </BookSection>
  );
}

function ContinueCard({ book }: { book: Book }) {
  const { progress } = book;
  return (
    <Link to={readEntry(book)!} className={styles.card}>
      <Cover book={book} className={styles.cover} />
      <span className="words">
        <strong className={styles.title}>{book.title}</strong>
        <span className={styles.place}>{placeLine(book)}</span>
        <span className={styles.bar} aria-hidden="true">
          <i style={{ width: `${share(progress?.chapterIndex ?? 0, book.chapterNum)}%` }} />
        </span>
      </span>
    </Link>
  );
}

/** The percentage of the chapters. */
const share = (index: number, all: number) => Math.min(100, (index / Math.max(1, all)) * 100);
