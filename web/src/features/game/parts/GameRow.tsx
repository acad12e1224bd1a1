import type { Game } from '@/api/types';
import { Picture } from '@/components/ui/Picture';
import { Skeleton } from '@/components/ui/Skeleton';
import { TokenLine } from '@/components/ui/TokenLine';
import { cx } from '@/lib/classes';
import { fileSize } from '@/lib/format';
import { paths } from '@/paths';
import { Link } from 'react-router';
import { kindsOf } from '../kinds';
import styles from './GameRow.module.css';
import { PriceTag } from './PriceTag';
import { Rating } from './Rating';

interface Props {
  game: Game;
  /** The display name of the category. */
  category: string;
  /** Loads the icon first, because the row is among the first ones. */
  eager?: boolean;
}

/** A game in a list: icon, name, category, rating, size, and price. */
export function GameRow({ game, category, eager }: Props) {
  return (
    <Link to={paths.detail(game.id)} className={styles.row}>
      <Picture picture={game.icon} alt="" ratio={1} shape="icon" eager={eager} className={styles.icon} />
      <span className={cx('words', styles.words)}>
        <strong className={styles.name}>{game.name}</strong>
        <TokenLine words={kindsOf(category, game.tags)} className={styles.tags} />
        <span className={styles.facts}>
          <Rating value={game.rating} />
          <span>{fileSize(game.size)}</span>
        </span>
      </span>
      <PriceTag game={game} pill />
    </Link>
  );
}

export function GameRowSkeleton() {
  return (
    <div className={styles.row}>
      <Skeleton width="4rem" height="4rem" radius="0.875rem" />
      <div className={cx('words', styles.words)}>
        <span className={styles.skeletonItem}>
          <Skeleton width="55%" height="0.9375rem" />
        </span>
        <span className={styles.skeletonItem}>
          <Skeleton width="80%" height="0.75rem" />
        </span>
        <span className={styles.skeletonItem}>
          <Skeleton width="40%" height="0.75rem" />
        </span>
      </div>
      <Skeleton width="4rem" height="1.75rem" radius="var(--radius-round)" />
    </div>
  );
}
