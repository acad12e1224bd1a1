import type { PostDetail } from '@/api/types';
import { LikeButton } from '@/components/ui/like';
import { FavouriteButton } from '@/features/favourite';
import { t } from '@/lib/i18n';
import Share2 from '~icons/lucide/share-2';
import { postFavouriteKind } from '../favourite';
import { sharePost } from '../share';
import { usePostLike } from '../usePostLike';
import styles from './PostActions.module.css';

/** Like, favourite and share buttons below a post. */
export function PostActions({ post }: { post: PostDetail }) {
  const heart = usePostLike(post);
  return (
    <div className={styles.actions}>
      <LikeButton {...heart} />
      <FavouriteButton kind={postFavouriteKind} id={post.id} favourited={post.favourited} />
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
