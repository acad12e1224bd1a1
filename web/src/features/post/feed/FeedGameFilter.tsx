import type { Post } from '@/api/types';
import { Picture } from '@/components/ui/Picture';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import X from '~icons/lucide/x';
import { Link } from 'react-router';
import styles from './FeedGameFilter.module.css';

interface Props {
  game: number;
  /** Posts of this game; they contain its name and icon. */
  posts: readonly Post[];
  onClear: () => void;
}

/** A bar that names the game filter and can clear it. */
export function FeedGameFilter({ game: id, posts, onClear }: Props) {
  const game = posts.find((post) => post.game?.id === id)?.game;
  return (
    <div className={styles.bar}>
      {game && <Picture picture={game.icon} alt="" ratio={1} shape="icon" className={styles.icon} />}
      <Link to={paths.detail(id)}>{t`只看${game ? t`「${game.name}」` : t('这款游戏')}的帖子`}</Link>
      <button type="button" aria-label={t('看全部帖子')} onClick={onClear}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
