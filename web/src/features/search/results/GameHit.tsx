import type { Game } from '@/api/types';
import { Picture } from '@/components/ui/Picture';
import { WordLine } from '@/components/ui/WordLine';
import { kindsOf, PriceTag, Rating, useCategoryName } from '@/features/game';
import { fileSize } from '@/lib/format';
import { paths } from '@/paths';
import { Link } from 'react-router';
import { Marked } from '../Marked';
import styles from './Hit.module.css';

/** A game that was found. */
export function GameHit({ game, keyword }: { game: Game; keyword: string }) {
  const categoryName = useCategoryName();
  return (
    <Link to={paths.detail(game.id)} className={styles.hit}>
      <Picture picture={game.icon} alt="" ratio={1} shape="icon" className={styles.icon} />
      <span className={styles.words}>
        <strong className={styles.name}>
          <Marked text={game.name} keyword={keyword} />
        </strong>
        <WordLine
          words={kindsOf(categoryName(game.category), game.tags)}
          className={styles.kinds}
          show={(word) => <Marked text={word} keyword={keyword} />}
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
