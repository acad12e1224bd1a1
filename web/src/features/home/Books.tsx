import { Rail } from '@/components/ui/rail';
import { RetryLine } from '@/components/ui/States';
import { useAccount } from '@/features/account';
import { BookCard, BookCardSkeleton, topBooksQuery } from '@/features/book';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useQuery } from '@tanstack/react-query';
import styles from './SectionHead.module.css';
import { SectionHead } from './SectionHead';

const MAX = 10;
const SKELETON_KEYS = [1, 2, 3, 4];

/** Comics with new chapters; hidden if there are none. */
export function Books() {
  const uid = useAccount((account) => account.uid);
  const { data, isError, refetch } = useQuery(topBooksQuery(uid, { kind: 'comic', sort: 'newest' }, MAX));
  if (data?.length === 0) return null;
  return (
    <section className={styles.section}>
      <SectionHead title={t('漫画')} hint={t('刚刚更新的')} to={paths.animate} />
      {data && (
        <Rail
          label={t('漫画')}
          items={data}
          itemKey={({ id }) => id}
          renderItem={(book) => (
            <div className="book-tile">
              <BookCard book={book} />
            </div>
          )}
        />
      )}
      {!data && isError && <RetryLine onRetry={() => void refetch()} />}
      {!data && !isError && (
        <Rail
          items={SKELETON_KEYS}
          itemKey={(index) => index}
          renderItem={() => (
            <div className="book-tile">
              <BookCardSkeleton />
            </div>
          )}
        />
      )}
    </section>
  );
}
