import { ButtonLink } from '@/components/ui/Button';
import { InfiniteList } from '@/components/ui/InfiniteList';
import { EmptyState } from '@/components/ui/States';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { TopBar } from '@/components/ui/TopBar';
import type { ShelfBook } from '@/api/types';
import { useInfiniteList } from '@/api/useInfiniteList';
import { SavedOfflineShelf } from '@/features/offline';
import { cx } from '@/lib/classes';
import { rich } from '@/lib/rich';
import { useBack } from '@/lib/useBack';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useState } from 'react';
import { shelfQuery } from '../api';
import { BookCardSkeleton } from '../parts/BookCard';
import { updateCount } from '../reducers';
import { useSubscribe } from '../useSubscribe';
import { SubscribedBook } from './SubscribedBook';
import styles from './BookShelf.module.css';

/** The player's shelf, live, books with new chapters first. */
export function BookShelf({ uid }: { uid: number }) {
  const back = useBack();
  const query = useInfiniteList(shelfQuery(uid));
  const books = query.data?.pages.flatMap(({ records }) => records) ?? [];
  const updates = updateCount(query.data);
  const [sorting, setSorting] = useState(false);
  const [toConfirm, setToConfirm] = useState<ShelfBook | null>(null);
  const { mutate } = useSubscribe();
  return (
    <>
      <div className={styles.head}>
        <TopBar
          title={t('我的订阅')}
          onBack={back}
          action={
            books.length > 0 && (
              <button
                type="button"
                className={styles.sort}
                aria-pressed={sorting}
                onClick={() => setSorting(!sorting)}
              >
                {sorting ? t('完成') : t('整理')}
              </button>
            )
          }
        />
      </div>
      <main className={cx('fill', styles.main)}>
        {books.length > 0 && (
          <p className={styles.line} role="status">
            {updates > 0 ? rich`${<b>{updates}</b>} 部有更新，快去看看` : t('都追平啦，更新了会摆到最前面')}
          </p>
        )}
        <InfiniteList
          query={query}
          items={books}
          itemKey={({ id }) => id}
          renderItem={(book) => (
            <SubscribedBook book={book} onRemove={sorting ? () => setToConfirm(book) : undefined} />
          )}
          skeleton={<BookCardSkeleton />}
          skeletonCount={9}
          className={styles.grid}
          endText={t('书架到底啦')}
          failureText={t('书架没能取到')}
          empty={
            <EmptyState
              drawing="shelf"
              title={t('书架还空着')}
              hint={t('遇到喜欢的就订阅，更新了第一时间告诉你')}
              action={<ButtonLink to={paths.animate}>{t('去挑几部')}</ButtonLink>}
            />
          }
        />
        <SavedOfflineShelf />
      </main>
      {toConfirm && (
        <ConfirmDialog
          title={t`不再订阅《${toConfirm.title}》？`}
          action={t('不再订阅')}
          onConfirm={() => {
            setToConfirm(null);
            mutate({ id: toConfirm.id, subscribe: false });
          }}
          onClose={() => setToConfirm(null)}
        >
          {t('它会离开书架，更新时也不再提醒你。看到哪儿还会记着。')}
        </ConfirmDialog>
      )}
    </>
  );
}
