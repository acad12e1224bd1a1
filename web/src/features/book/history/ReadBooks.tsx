import type { Book } from '@/api/types';
import { useInfiniteList } from '@/api/useInfiniteList';
import { ButtonLink } from '@/components/ui/Button';
import { InfiniteList } from '@/components/ui/InfiniteList';
import { EmptyState } from '@/components/ui/States';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { TopBar } from '@/components/ui/TopBar';
import { OtherHistory } from '@/features/history';
import { useBack } from '@/lib/useBack';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useState } from 'react';
import { historyQuery } from '../api';
import { byDay } from '../labels';
import { ReadRow, ReadRowSkeleton } from './ReadRow';
import styles from './ReadBooks.module.css';
import { useRemoveFromHistory } from './useRemoveFromHistory';

/** The reading history by day. The player can remove one book or all. */
export function ReadBooks({ uid }: { uid: number }) {
  const back = useBack();
  const query = useInfiniteList(historyQuery(uid));
  const books = query.data?.pages.flatMap(({ records }) => records) ?? [];
  const [toConfirm, setToConfirm] = useState<Book | 'all' | null>(null);
  const { mutate, isPending } = useRemoveFromHistory(uid, () => setToConfirm(null));
  return (
    <>
      <div className={styles.head}>
        <TopBar
          title={t('阅读记录')}
          onBack={back}
          action={
            books.length > 0 && (
              <button type="button" className={styles.clear} onClick={() => setToConfirm('all')}>
                {t('清空')}
              </button>
            )
          }
        />
      </div>
      <main className="fill">
        <OtherHistory to={paths.history}>{t('看过的帖子和游戏在浏览记录里')}</OtherHistory>
        <InfiniteList
          query={query}
          items={byDay(books, query.dataUpdatedAt)}
          itemKey={({ day }) => day}
          renderItem={({ day, books: read }) => (
            <section aria-label={day}>
              <h2 className={styles.day}>{day}</h2>
              <ul>
                {read.map((book) => (
                  <li key={book.id} className={styles.item}>
                    <ReadRow book={book} onForget={() => setToConfirm(book)} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          skeleton={<ReadRowSkeleton />}
          className={styles.list}
          endText={t('更早的翻不到啦')}
          failureText={t('阅读记录没能取到')}
          empty={
            <EmptyState
              drawing="shelf"
              title={t('还没有翻开过哪一本')}
              hint={t('挑一部开始看，看到哪儿都替你记着')}
              action={<ButtonLink to={paths.animate}>{t('去挑一部')}</ButtonLink>}
            />
          }
        />
      </main>
      {toConfirm && (
        <ConfirmDialog
          title={toConfirm === 'all' ? t('清空阅读记录？') : t`删除《${toConfirm.title}》的记录？`}
          action={toConfirm === 'all' ? t('清空') : t('删除')}
          busy={isPending}
          onConfirm={() => mutate(toConfirm === 'all' ? 'all' : toConfirm.id)}
          onClose={() => setToConfirm(null)}
        >
          {t('看到哪里也会一起忘掉，下次要从头翻起。订阅不受影响。')}
        </ConfirmDialog>
      )}
    </>
  );
}
