import type { Game } from '@/api/types';
import { Picture } from '@/components/ui/Picture';
import { Rail } from '@/components/ui/rail';
import { Skeleton } from '@/components/ui/Skeleton';
import { TokenLine } from '@/components/ui/TokenLine';
import { kindsOf, PriceTag, useCategoryName } from '@/features/game';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { memo } from 'react';
import { Link } from 'react-router';
import styles from './NewGames.module.css';
import { SectionHead } from './SectionHead';

/** The number of games that fill the column. */
const INITIAL_COUNT = 2;
const SKELETON_KEYS = [1, 2];

/** The newest games, with large pictures. */
export const NewGames = memo(function NewGames({ games }: { games: readonly Game[] | undefined }) {
  if (games?.length === 0) return null;
  return (
    <section className={styles.section}>
      <SectionHead title={t('新游')} hint={t('刚刚上架')} to={paths.gamesBy({ sort: 'new' })} />
      {games ? (
        <Rail
          items={games}
          initialCount={INITIAL_COUNT}
          itemKey={(game) => game.id}
          renderItem={(game) => <NewGame game={game} />}
        />
      ) : (
        <Rail items={SKELETON_KEYS} itemKey={(index) => index} renderItem={() => <NewGameSkeleton />} />
      )}
    </section>
  );
});

function NewGame({ game }: { game: Game }) {
  const category = useCategoryName()(game.category);
  return (
    <Link to={paths.detail(game.id)} className={styles.card}>
      <Picture picture={game.banner} alt="" ratio={16 / 9} shape="card" sizes="240px" />
      <span className={styles.foot}>
        <Picture picture={game.icon} alt="" ratio={1} shape="icon" className={styles.icon} />
        <span className={styles.words}>
          <strong className={styles.name}>{game.name}</strong>
          <TokenLine words={kindsOf(category, game.tags.slice(0, 1))} className={styles.tags} />
        </span>
        <PriceTag game={game} />
      </span>
    </Link>
  );
}

function NewGameSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton height="8.4375rem" radius="var(--radius)" />
      <div className={styles.foot}>
        <Skeleton width="2.25rem" height="2.25rem" radius="0.5rem" />
        <span className={styles.skeleton}>
          <Skeleton width="70%" height="0.8125rem" />
          <Skeleton width="50%" height="0.6875rem" />
        </span>
      </div>
    </div>
  );
}
