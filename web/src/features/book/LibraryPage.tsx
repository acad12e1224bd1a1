import { PullRefresh } from '@/components/ui/pull';
import { useScrollRestoration } from '@/components/ui/useScrollRestoration';
import { useQueryClient } from '@tanstack/react-query';
import { booksKey, rankingQuery, todayQuery } from './api';
import { AllBooks } from './library/AllBooks';
import { Boards } from './library/Boards';
import { ContinueReading } from './library/ContinueReading';
import { FeaturedBooks } from './library/FeaturedBooks';
import { LibraryHead } from './library/LibraryHead';
import styles from './LibraryPage.module.css';
import { TODAY_MAX, Updates } from './library/Updates';
import { useLibrary } from './library/useLibrary';

export const firstQueries = () => [rankingQuery(0, 'comic', 'featured'), todayQuery(0, 'comic', TODAY_MAX)];

/**
 * The library of comics, novels and animation: new books, rankings, and all books. Each kind keeps its scroll
 * position.
 */
export default function LibraryPage() {
  const { filter, choose, change } = useLibrary();
  const { kind } = filter;
  const client = useQueryClient();
  // Refetches only the visible queries; the others refetch when they are shown.
  const refresh = () => client.refetchQueries({ queryKey: booksKey, type: 'active' }, { throwOnError: true });
  useScrollRestoration(kind);
  return (
    <>
      <LibraryHead kind={kind} onChoose={choose} />
      <PullRefresh onRefresh={refresh}>
        <FeaturedBooks kind={kind} />
        <div className={styles.sheet}>
          <ContinueReading kind={kind} />
          <Updates kind={kind} />
          <Boards key={kind} kind={kind} />
          <AllBooks filter={filter} onChange={change} />
        </div>
      </PullRefresh>
    </>
  );
}
