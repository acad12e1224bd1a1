import type { Post } from '@/api/types';
import { LikeButton } from '@/components/ui/like';
import { t } from '@/lib/i18n';
import Share2 from '~icons/lucide/share-2';
import { sharePost } from '../share';
import { usePostLike } from '../usePostLike';
import styles from './PostActions.module.css';

/** Like and share buttons below a post. */
export function PostActions({ post }: { post: Post }) {
  const heart = usePostLike(post);
  return (
    <div className={styles.actions}>
      <LikeButton {...heart} />
      <button
        type="button"
        className={styles.action}
        aria-label={t('分享')}
        onClick={() => void sharePost(post)}
      >
        <Share2 aria-hidden="true" />
      </button>
    </div>
  );
}
