import type { Game } from '@/api/types';
import { Picture } from '@/components/ui/Picture';
import { Skeleton } from '@/components/ui/Skeleton';
import { PriceTag, useCategoryName } from '@/features/game';
import { shortNumber } from '@/lib/format';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { memo } from 'react';
import { Link } from 'react-router';
import styles from './Ranking.module.css';
import { SectionHead } from './SectionHead';

const SKELETON_KEYS = [1, 2, 3];

/** The most played games, in order. */
export const Ranking = memo(function Ranking({ games }: { games: readonly Game[] | undefined }) {
  const categoryName = useCategoryName();
  if (games?.length === 0) return null;
  return (
    <section className={styles.section}>
      <SectionHead title={t('大家都在玩')} hint={t('下载榜')} to={paths.gamesBy({ sort: 'hot' })} />
      <ol>
        {games
          ? games.map((game, index) => (
              <li key={game.id}>
                <Ranked game={game} rank={index + 1} category={categoryName(game.category)} />
              </li>
            ))
          : SKELETON_KEYS.map((index) => (
              <li key={index}>
                <RankingSkeleton />
              </li>
            ))}
      </ol>
    </section>
  );
});

function Ranked({ game, rank, category }: { game: Game; rank: number; category: string }) {
  const facts = [category, t`${shortNumber(game.downloadNum)}次下载`];
  return (
    <Link to={paths.detail(game.id)} className={styles.row}>
      <span className={styles.rank} data-rank={rank}>
        {rank}
      </span>
      <Picture picture={game.icon} alt="" ratio={1} shape="icon" className={styles.icon} />
      <span className={styles.words}>
        <strong className={styles.name}>{game.name}</strong>
        <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <PriceTag game={game} pill />
    </Link>
  );
}

function RankingSkeleton() {
  return (
    <div className={styles.row}>
      <span className={styles.rank} />
      <Skeleton width="3rem" height="3rem" radius="0.625rem" />
      <span className={styles.skeleton}>
        <Skeleton width="55%" height="0.9375rem" />
        <Skeleton width="40%" height="0.8125rem" />
      </span>
      <Skeleton width="4rem" height="1.75rem" radius="var(--radius-round)" />
    </div>
  );
}
