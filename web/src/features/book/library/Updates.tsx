import type { BookKind } from '@/api/types';
import { Rail } from '@/components/ui/rail';
import { RetryLine } from '@/components/ui/States';
import { useAccount } from '@/features/account';
import { t } from '@/lib/i18n';
import { useQuery } from '@tanstack/react-query';
import { todayQuery, topBooksQuery } from '../api';
import { BookCard, BookCardSkeleton } from '../parts/BookCard';
import { BookSection } from '../parts/BookSection';
import { dayName } from '../labels';

export const TODAY_MAX = 12;
const SKELETON_KEYS = [1, 2, 3, 4];

/** Serials with a new chapter today. If there are none, the most recently updated ones. */
export function Updates({ kind }: { kind: BookKind }) {
  const uid = useAccount((account) => account.uid);
  const today = useQuery(todayQuery(uid, kind, TODAY_MAX));
  const quiet = today.data?.length === 0;
  const recentlyUpdated = useQuery({
    ...topBooksQuery(uid, { kind, status: 'serial', sort: 'newest' }, TODAY_MAX),
    enabled: quiet,
  });
  const { data: books, error, refetch } = quiet ? recentlyUpdated : today;
  if (books?.length === 0) return null;
  const title = quiet ? t('最近更新') : t('今日更新');
  return (
    <BookSection title={title} hint={quiet ? t('连载中的都在赶稿') : t('新鲜出炉，趁热看')}>
      {books && (
        <Rail
          label={title}
          items={books}
          initialCount={SKELETON_KEYS.length}
          itemKey={({ id }) => id}
          renderItem={(book) => (
            <div className="book-tile">
              <BookCard
                book={book}
                mark={quiet ? undefined : t('新')}
                note={
                  quiet
                    ? t`${dayName(book.updateTime, recentlyUpdated.dataUpdatedAt)}更新`
                    : book.lastChapter?.title
                }
              />
            </div>
          )}
        />
      )}
      {!books && error && <RetryLine onRetry={() => void refetch()} />}
      {!books && !error && (
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
    </BookSection>
  );
}
