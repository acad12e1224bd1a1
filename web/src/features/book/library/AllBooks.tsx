import { Button } from '@/components/ui/Button';
import { InfiniteListItems } from '@/components/ui/InfiniteList';
import { EmptyState } from '@/components/ui/States';
import { useAccount } from '@/features/account';
import { t } from '@/lib/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { booksQuery, type BookFilter } from '../api';
import { BookCard, BookCardSkeleton } from '../parts/BookCard';
import { kindName } from '../labels';
import styles from './AllBooks.module.css';
import { BookFilters } from './BookFilters';
import type { LibraryFilter } from './useLibrary';
import { useListTop } from './useListTop';

interface Props {
  filter: BookFilter;
  onChange: (choice: LibraryFilter) => void;
}

/** All books of a kind, filtered by category and status, in three orders. */
export function AllBooks({ filter, onChange }: Props) {
  const uid = useAccount((account) => account.uid);
  const query = useInfiniteQuery(booksQuery(uid, filter));
  const part = useRef<HTMLElement>(null);
  const toTop = useListTop(part);
  const change = (choice: LibraryFilter) => {
    toTop();
    onChange(choice);
  };
  return (
    <section className={styles.part} aria-label={t`全部${kindName(filter.kind)}`} ref={part}>
      <h2 className={styles.title}>{t`全部${kindName(filter.kind)}`}</h2>
      <BookFilters filter={filter} onChange={change} />
      <InfiniteListItems
        query={query}
        items={query.data?.pages.flatMap(({ records }) => records) ?? []}
        itemKey={({ id }) => id}
        renderItem={(book) => <BookCard book={book} />}
        skeleton={<BookCardSkeleton />}
        skeletonCount={9}
        className={styles.grid}
        endText={t('好看的都在这儿啦')}
        failureText={t('作品没能取到')}
        empty={
          <EmptyState
            drawing="book"
            title={t('这一格还空着')}
            hint={t('换个分类看看，总有一部合你心意')}
            action={
              <Button look="soft" onClick={() => change({ category: undefined, status: undefined })}>
                {t('看看全部')}
              </Button>
            }
          />
        }
      />
    </section>
  );
}
