import type { Book } from '@/api/types';
import { useInfiniteList } from '@/api/useInfiniteList';
import { InfiniteList } from '@/components/ui/InfiniteList';
import { EmptyState } from '@/components/ui/States';
import { TopBar } from '@/components/ui/TopBar';
import { useAccount } from '@/features/account';
import { SaveOfflineButton } from '@/features/offline';
import { VipHost } from '@/features/vip';
import { cx } from '@/lib/classes';
import { paths } from '@/paths';
import { useBack } from '@/lib/useBack';
import { t } from '@/lib/i18n';
import ArrowDownNarrowWide from '~icons/lucide/arrow-down-narrow-wide';
import ArrowUpWideNarrow from '~icons/lucide/arrow-up-wide-narrow';
import LocateFixed from '~icons/lucide/locate-fixed';
import { useRef, useState } from 'react';
import { chaptersQuery } from '../api';
import { ChapterRow } from '../parts/ChapterRow';
import { useIsMember } from '../useIsMember';
import { useMarkUpdatesSeen } from '../useMarkUpdatesSeen';
import { isLocked, lengthLine } from '../labels';
import styles from './BookMenu.module.css';
import { BookMenuSkeleton } from './BookMenuSkeleton';
import { useJump } from './useJump';

/** The chapters in either order, and a button that jumps to the current one. */
export function BookMenu({ book }: { book: Book }) {
  const { id, title, progress } = book;
  const uid = useAccount((account) => account.uid);
  const back = useBack();
  const member = useIsMember();
  const [backwards, setBackwards] = useState(false);
  const query = useInfiniteList(chaptersQuery(uid, id, backwards));
  const chapters = query.data?.pages.flatMap(({ records }) => records) ?? [];
  const list = useRef<HTMLElement>(null);
  const current = progress && progress.chapterIndex > 0 ? progress.chapterId : null;
  const jump = useJump(list, query, current);
  const newChapterIds = useMarkUpdatesSeen(book, query.data && chapters);
  return (
    <>
      <div className={styles.head}>
        <TopBar title={title} onBack={back} />
        <section className={styles.tools} aria-label={t('目录的排法')}>
          <span className={styles.length}>{lengthLine(book)}</span>
          {current !== null && (
            <button type="button" className={styles.tool} onClick={jump}>
              <LocateFixed aria-hidden="true" />
              {book.kind === 'novel' ? t('读到的地方') : t('看到的地方')}
            </button>
          )}
          <button
            type="button"
            className={styles.tool}
            aria-pressed={backwards}
            onClick={() => setBackwards(!backwards)}
          >
            {backwards ? (
              <ArrowUpWideNarrow aria-hidden="true" />
            ) : (
              <ArrowDownNarrowWide aria-hidden="true" />
            )}
            {backwards ? t('倒序') : t('正序')}
          </button>
        </section>
      </div>
      <main className={cx('fill', styles.main)} ref={list}>
        {query.isPending ? (
          <BookMenuSkeleton />
        ) : (
          <InfiniteList
            query={query}
            items={chapters}
            itemKey={(chapter) => chapter.id}
            renderItem={(chapter) => (
              <ChapterRow
                book={book}
                chapter={chapter}
                member={member}
                current={chapter.id === current}
                fresh={newChapterIds.includes(chapter.id)}
                action={!isLocked(chapter, member) && <SaveOfflineButton book={id} chapter={chapter.id} />}
              />
            )}
            skeleton={null}
            className={cx('lined', styles.list)}
            endText={book.status === 'finished' ? t('故事到这里就讲完了') : t('后面的还在画，敬请期待')}
            failureText={t('目录没能取到')}
            empty={
              <EmptyState drawing="book" title={t('还没有章节')} hint={t('先订阅，上线第一时间告诉你')} />
            }
          />
        )}
      </main>
      <VipHost to={paths.bookmenu(id)} />
    </>
  );
}
