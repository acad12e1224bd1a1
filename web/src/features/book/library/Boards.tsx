import type { Book, BookKind } from '@/api/types';
import { Skeleton } from '@/components/ui/Skeleton';
import { RetryLine } from '@/components/ui/States';
import { cx } from '@/lib/classes';
import { shortNumber } from '@/lib/format';
import { useAccount } from '@/features/account';
import { t } from '@/lib/i18n';
import { useQuery } from '@tanstack/react-query';
import ChevronRight from '~icons/lucide/chevron-right';
import { useState } from 'react';
import { rankingQuery, type Board } from '../api';
import { BoardSheet } from './BoardSheet';
import styles from './Boards.module.css';
import { RankedRow } from './RankedRow';

const SHORT = 5;

const BOARDS: readonly { board: Board; name: string; full: string; figure: (book: Book) => string }[] = [
  {
    board: 'hot',
    name: t('人气'),
    full: t('人气榜'),
    figure: ({ readNum }) => t`${shortNumber(readNum)} 人气`,
  },
  {
    board: 'kept',
    name: t('收藏'),
    full: t('收藏榜'),
    figure: ({ subscribeNum }) => t`${shortNumber(subscribeNum)} 人在追`,
  },
  {
    board: 'read',
    name: t('阅读', 'board'),
    full: t('阅读榜'),
    figure: ({ readNum }) => t`读过 ${shortNumber(readNum)} 次`,
  },
];

/** Three rankings, one at a time. The first places appear here, and all of them in a sheet. */
export function Boards({ kind }: { kind: BookKind }) {
  const uid = useAccount((account) => account.uid);
  const [board, setBoard] = useState<Board>('hot');
  const [whole, setWhole] = useState(false);
  const { data, error, refetch } = useQuery(rankingQuery(uid, kind, board));
  const { full, figure } = BOARDS.find((one) => one.board === board)!;
  if (data?.length === 0 && board === 'hot') return null;
  return (
    <section className={styles.section} aria-label={t('排行榜')}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('排行榜')}</h2>
        <div className={styles.boards} role="group" aria-label={t('哪一榜')}>
          {BOARDS.map((one) => (
            <button
              key={one.board}
              type="button"
              className={cx(styles.board, one.board === board && styles.active)}
              aria-pressed={one.board === board}
              onClick={() => setBoard(one.board)}
            >
              {one.name}
            </button>
          ))}
        </div>
        <button
          type="button"
          className={styles.more}
          onClick={() => setWhole(true)}
          aria-label={t`完整${full}`}
        >
          {t('完整')}
          <ChevronRight aria-hidden="true" />
        </button>
      </header>
      {!data && error && <RetryLine onRetry={() => void refetch()} />}
      <ol>
        {data
          ? data.slice(0, SHORT).map((book, index) => (
              <li key={book.id}>
                <RankedRow book={book} rank={index + 1} figure={figure(book)} />
              </li>
            ))
          : !error &&
            Array.from({ length: SHORT }, (_, index) => (
              <li key={index} className={styles.skeletonItem}>
                <Skeleton width="3rem" height="4rem" />
                <Skeleton width="55%" height="1rem" />
              </li>
            ))}
      </ol>
      {whole && data && (
        <BoardSheet title={full} books={data} figure={figure} onClose={() => setWhole(false)} />
      )}
    </section>
  );
}
