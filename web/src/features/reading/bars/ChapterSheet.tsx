import type { Chapter } from '@/api/types';
import { Dialog } from '@/components/ui/Dialog';
import { InfiniteListItems } from '@/components/ui/InfiniteList';
import { SheetList } from '@/components/ui/SheetList';
import { Skeleton } from '@/components/ui/Skeleton';
import { EmptyState } from '@/components/ui/States';
import { useAccount } from '@/features/account';
import { t } from '@/lib/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChapterLine } from './ChapterLine';
import styles from './ChapterSheet.module.css';
import { chaptersAround } from './chapters';

interface Props {
  /** The current chapter; the sheet opens scrolled to it. */
  chapter: Chapter;
  onChapter: (id: number) => void;
  onClose: () => void;
}

/** The list of all chapters of the book. */
export function ChapterSheet({ chapter, onChapter, onClose }: Props) {
  const uid = useAccount((account) => account.uid);
  const query = useInfiniteQuery(chaptersAround(uid, chapter.bookId, chapter.index));
  const items = query.data?.pages.flatMap((page) => page?.records ?? []) ?? [];
  return (
    <Dialog kind="sheet" title={chapter.bookTitle} onClose={onClose}>
      <SheetList>
        {query.hasPreviousPage && (
          <button type="button" className={styles.more} onClick={() => void query.fetchPreviousPage()}>
            {t('前面还有，点一下看看')}
          </button>
        )}
        <InfiniteListItems
          query={query}
          items={items}
          itemKey={({ id }) => id}
          renderItem={(item) => (
            <ChapterLine item={item} current={item.id === chapter.id} onChoose={() => onChapter(item.id)} />
          )}
          skeleton={<Skeleton height="1rem" width="70%" />}
          className={styles.list}
          empty={<EmptyState drawing="book" title={t('还没有章节')} hint={t('更新后会出现在这里')} />}
          endText={t('没有更多了')}
        />
      </SheetList>
    </Dialog>
  );
}
