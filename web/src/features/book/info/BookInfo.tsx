import type { Book, BookDetail } from '@/api/types';
import { ExpandableText } from '@/components/ui/ExpandableText';
import { Skeleton } from '@/components/ui/Skeleton';
import { VipHost } from '@/features/vip';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { Link } from 'react-router';
import styles from './BookInfo.module.css';
import { Chapters } from './Chapters';
import { BookHero } from './BookHero';
import { InfoBar } from './InfoBar';
import { ReadBar } from './ReadBar';
import { SimilarBooks } from './SimilarBooks';
import { VipHint } from './VipHint';

/** All details of a book. Until they load, it shows the data that lists carry. */
export function BookInfo({ book }: { book: Book | BookDetail }) {
  const whole = 'description' in book;
  return (
    <>
      <InfoBar title={book.title} />
      <main className="fill">
        <BookHero book={book} />
        <div className={styles.sheet}>
          <section className={styles.section}>
            <p className={styles.summary}>{book.summary}</p>
            {whole ? <ExpandableText text={book.description} /> : <Skeleton height="6rem" />}
            <ul className={styles.tags} aria-label={t('标签')}>
              {book.tags.map((tag) => (
                <li key={tag}>
                  <Link to={paths.found({ keyword: tag, kind: 'book' })}>{tag}</Link>
                </li>
              ))}
            </ul>
          </section>
          <VipHint book={book} />
          <Chapters book={book} />
          <SimilarBooks book={book} />
        </div>
      </main>
      <ReadBar book={book} known={whole} />
      <VipHost to={paths.bookinfo(book.id)} />
    </>
  );
}
