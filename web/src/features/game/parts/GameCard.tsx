import type { Game } from '@/api/types';
import { Picture } from '@/components/ui/Picture';
import { Skeleton } from '@/components/ui/Skeleton';
import { paths } from '@/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './GameCard.module.css';
import { PriceTag } from './PriceTag';

/** A game in a row: icon, name, note, and price. */
export function GameCard({ game, note }: { game: Game; note?: ReactNode }) {
  return (
    <Link to={paths.detail(game.id)} className={styles.card}>
      <Picture picture={game.icon} alt="" ratio={1} shape="icon" className={styles.icon} />
      <strong className={styles.name}>{game.name}</strong>
      <span className={styles.note}>{note ?? game.tags[0]}</span>
      <PriceTag game={game} />
    </Link>
  );
}

export function GameCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton width="5.25rem" height="5.25rem" radius="1.125rem" />
      <span className={styles.skeleton}>
        <Skeleton width="80%" height="0.8125rem" />
        <Skeleton width="50%" height="0.6875rem" />
        <Skeleton width="40%" height="0.6875rem" />
      </span>
    </div>
  );
}
