import type { Game, GameSort } from '@/api/types';
import { Rail } from '@/components/ui/rail';
import { GameCard, GameCardSkeleton, Rating, useCategoryName } from '@/features/game';
import { paths } from '@/paths';
import { memo } from 'react';
import { SectionHead } from './SectionHead';
import styles from './SectionHead.module.css';

interface Props {
  title: string;
  hint: string;
  sort: GameSort;
  games: readonly Game[] | undefined;
  /** Shows the rating instead of the category. */
  rated?: boolean;
}

/** The number of games that fill the column. */
const INITIAL_COUNT = 4;
const SKELETON_KEYS = [1, 2, 3, 4];

/** A horizontal row of games. */
export const GameRail = memo(function GameRail({ title, hint, sort, games, rated = false }: Props) {
  const categoryName = useCategoryName();
  if (games?.length === 0) return null;
  return (
    <section className={styles.section}>
      <SectionHead title={title} hint={hint} to={paths.gamesBy({ sort })} />
      {games ? (
        <Rail
          items={games}
          initialCount={INITIAL_COUNT}
          itemKey={(game) => game.id}
          renderItem={(game) => (
            <GameCard
              game={game}
              note={rated ? <Rating value={game.rating} /> : categoryName(game.category) || game.tags[0]}
            />
          )}
        />
      ) : (
        <Rail items={SKELETON_KEYS} itemKey={(index) => index} renderItem={() => <GameCardSkeleton />} />
      )}
    </section>
  );
});
