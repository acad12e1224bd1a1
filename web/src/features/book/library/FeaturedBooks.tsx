import type { Book, BookKind } from '@/api/types';
import { Carousel } from '@/components/ui/carousel';
import { Picture } from '@/components/ui/Picture';
import { RetryLine } from '@/components/ui/States';
import { useAccount } from '@/features/account';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { rankingQuery } from '../api';
import { bannerOf } from '../pictures';
import { lengthLine } from '../labels';
import styles from './FeaturedBooks.module.css';

const AUTOPLAY_MS = 4_500;
const MAX = 6;

/** A carousel of the recommended books, or of the most popular ones if there is no recommendation. */
export function FeaturedBooks({ kind }: { kind: BookKind }) {
  const uid = useAccount((account) => account.uid);
  const featured = useQuery(rankingQuery(uid, kind, 'featured'));
  const none = featured.data?.length === 0;
  const hot = useQuery({ ...rankingQuery(uid, kind, 'hot'), enabled: none });
  const { data: books, error, refetch } = none ? hot : featured;
  if (books?.length === 0) return <div className={styles.none} />;
  if (!books && error)
    return (
      <div className={styles.failed}>
        <RetryLine onRetry={() => void refetch()} />
      </div>
    );
  if (!books) return <div className={styles.skeletonItem} aria-busy="true" aria-label={t('正在加载')} />;
  return (
    <Carousel
      key={kind}
      className={styles.carousel}
      label={t('编辑推荐')}
      items={books.slice(0, MAX)}
      itemKey={({ id }) => id}
      autoplayMs={AUTOPLAY_MS}
      renderItem={(book, index) => <Slide book={book} eager={index === 0} />}
    />
  );
}

function Slide({ book, eager }: { book: Book; eager: boolean }) {
  return (
    <Link to={paths.bookinfo(book.id)} className={styles.slide}>
      <Picture picture={bannerOf(book)} alt={book.title} ratio={16 / 9} eager={eager} />
      <span className={styles.words}>
        {/* A banner picture already contains the title. */}
        {!book.banner && <strong className={styles.title}>{book.title}</strong>}
        <span className={styles.summary}>{book.summary}</span>
        <span className={styles.facts}>
          {book.category} · {lengthLine(book)}
        </span>
      </span>
    </Link>
  );
}
