import type { Game } from '@/api/types';
import { Rail } from '@/components/ui/rail';
import { t } from '@/lib/i18n';
import { useQuery } from '@tanstack/react-query';
import { topGamesQuery } from '../api';
import { GameCard } from '../parts/GameCard';
import styles from './SimilarGames.module.css';

const SIMILAR_MAX = 10;

/** Games of the same category; hidden if there are none. */
export function SimilarGames({ game }: { game: Game }) {
  const { data = [] } = useQuery(topGamesQuery({ type: game.category, sort: 'hot' }, SIMILAR_MAX + 1));
  const others = data.filter(({ id }) => id !== game.id).slice(0, SIMILAR_MAX);
  if (others.length === 0) return <div className={styles.foot} />;
  return (
    <section className={styles.similar}>
      <h2 className={styles.title}>{t('相似游戏')}</h2>
      <Rail items={others} itemKey={({ id }) => id} renderItem={(other) => <GameCard game={other} />} />
    </section>
  );
}
