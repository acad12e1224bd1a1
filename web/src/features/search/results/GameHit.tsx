import type { Game } from '@/api/types';
import { Picture } from '@/components/ui/Picture';
import { Skeleton } from '@/components/ui/Skeleton';
import { TokenLine } from '@/components/ui/TokenLine';
import { kindsOf, PriceTag, Rating, useCategoryName } from '@/features/game';
import { cx } from '@/lib/classes';
import { fileSize } from '@/lib/format';
import { paths } from '@/paths';
import { Link } from 'react-router';
import { HighlightedText } from '../HighlightedText';
import styles from './Hit.module.css';

export function GameHit({ game, keyword }: { game: Game; keyword: string }) {
  const categoryName = useCategoryName();
  return (
    <Link to={paths.detail(game.id)} className={styles.hit}>
      <Picture picture={game.icon} alt="" ratio={1} shape="icon" className={styles.icon} />
      <span className={cx('words', styles.words)}>
        <strong className={styles.name}>
          <HighlightedText text={game.name} keyword={keyword} />
        </strong>
        <TokenLine
          words={kindsOf(categoryName(game.category), game.tags)}
          className={styles.kinds}
          show={(word) => <HighlightedText text={word} keyword={keyword} />}
        />
        <span className={styles.facts}>
          <Rating value={game.rating} />
          {fileSize(game.size)}
        </span>
      </span>
      <PriceTag game={game} pill />
    </Link>
  );
}

export function GameHitSkeleton() {
  return (
    <div className={styles.hit}>
      <Skeleton width="3.5rem" height="3.5rem" radius="22%" />
      <span className={cx('words', styles.words)}>
        <Skeleton width="50%" height="0.9375rem" />
        <Skeleton width="65%" height="0.8125rem" />
        <Skeleton width="30%" height="0.6875rem" />
      </span>
      <Skeleton width="4rem" height="1.75rem" radius="var(--radius-round)" />
    </div>
  );
}
