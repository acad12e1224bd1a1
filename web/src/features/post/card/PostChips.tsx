import type { Post } from '@/api/types';
import { Picture } from '@/components/ui/Picture';
import { cx } from '@/lib/classes';
import { paths } from '@/paths';
import Hash from '~icons/lucide/hash';
import { Link } from 'react-router';
import styles from './PostChips.module.css';

/** Links to the tag and the game of a post. */
export function PostChips({ post: { tag, game } }: { post: Pick<Post, 'tag' | 'game'> }) {
  if (!tag && !game) return null;
  return (
    <div className={styles.chips}>
      {tag && (
        <Link to={paths.squareOf(tag.id)} className={styles.chip}>
          <Hash aria-hidden="true" />
          {tag.tag}
        </Link>
      )}
      {game && (
        <Link to={paths.detail(game.id)} className={cx(styles.chip, styles.game)}>
          <Picture picture={game.icon} alt="" ratio={1} shape="icon" className={styles.icon} />
          {game.name}
        </Link>
      )}
    </div>
  );
}
