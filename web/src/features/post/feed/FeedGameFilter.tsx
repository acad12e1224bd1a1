import type { Post } from '@/api/types';
import { Picture } from '@/components/ui/Picture';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import styles from './FeedGameFilter.module.css';

interface Props {
  game: number;
  /** The posts about it say what it is called. */
  posts: readonly Post[];
  onClear: () => void;
}

/** Only posts about one game are shown, and the way back to all. */
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
