import { errorText } from '@/api/errors';
import type { Chapter, ChapterBrief } from '@/api/types';
import { Button } from '@/components/ui/Button';
import { Skeleton } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/States';
import { useAccount, useMembership } from '@/features/account';
import { chaptersAround } from '@/features/reading';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import AudioLines from '~icons/lucide/audio-lines';
import Lock from '~icons/lucide/lock';
import { useId, useState } from 'react';
import styles from './Episodes.module.css';

interface Props {
  /** The current episode. */
  episode: Chapter;
  onChoose: (id: number) => void;
}

/** All episodes to choose from. */
export function Episodes({ episode, onChoose }: Props) {
  const uid = useAccount((account) => account.uid);
  const member = useMembership() ?? false;
  // The query stays centred on the first episode, so that moving to the next one does not reload the list.
  const [around] = useState(episode.index);
  const query = useInfiniteQuery(chaptersAround(uid, episode.bookId, around));
  const titleId = useId();
  const episodes = query.data?.pages.flatMap((page) => page?.records ?? []) ?? [];
  const total = query.data?.pages[0]?.total;
  return (
    <section className={cx('stack', styles.episodes)} aria-labelledby={titleId}>
      <h2 id={titleId}>
        {t('选集')} {total !== undefined && <small>{t`共 ${total} 集`}</small>}
      </h2>
      {query.hasPreviousPage && (
        <Button look="plain" size="small" block onClick={() => void query.fetchPreviousPage()}>
          {t('前面还有')}
        </Button>
      )}
      {query.isError && episodes.length === 0 && (
        <ErrorState text={errorText(query.error)} onRetry={() => void query.refetch()} />
      )}
      <ul aria-busy={query.isPending}>
        {query.isPending && [1, 2, 3].map((line) => <Skeleton key={line} height="3rem" />)}
        {episodes.map((item) => (
          <li key={item.id}>
            <EpisodeLine
              item={item}
              current={item.id === episode.id}
              locked={item.access === 'vip' && !member}
              onChoose={() => onChoose(item.id)}
            />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          look="plain"
          size="small"
          block
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('更多剧集')}
        </Button>
      )}
    </section>
  );
}

interface LineProps {
  item: ChapterBrief;
  current: boolean;
  locked: boolean;
  onChoose: () => void;
}

function EpisodeLine({ item: { title, access, read }, current, locked, onChoose }: LineProps) {
  return (
    <button
      type="button"
      className={cx(styles.episode, current && styles.current)}
      aria-current={current || undefined}
      onClick={onChoose}
    >
      {current && <AudioLines className={styles.playing} role="img" aria-label={t('正在播放')} />}
      <span className={cx(styles.title, read && !current && styles.seen)}>{title}</span>
      {access === 'vip' && (
        <span className={styles.vip}>
          {locked && <Lock role="img" aria-label={t('未解锁')} />}
          VIP
        </span>
      )}
    </button>
  );
}
