import type { Post } from '@/api/types';
import { LikeButton } from '@/components/ui/like';
import { cx } from '@/lib/classes';
import { countText, shortNumber } from '@/lib/format';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import Eye from '~icons/lucide/eye';
import MessageCircle from '~icons/lucide/message-circle';
import Share2 from '~icons/lucide/share-2';
import { Link } from 'react-router';
import { sharePost } from '../share';
import { usePostLike } from '../usePostLike';
import styles from './PostCardActions.module.css';

/** The like, comment and share buttons of a card, with counts. */
export function PostCardActions({ post }: { post: Post }) {
  const heart = usePostLike(post);
  return (
    <div className={styles.bar}>
      <LikeButton {...heart} zero={t('点赞')} />
      <Link to={paths.post(post.id)} className={styles.action} aria-label={t`评论，${post.commentNum} 条`}>
        <MessageCircle aria-hidden="true" />
        {countText(post.commentNum) || t('评论', 'action')}
      </Link>
      <button type="button" className={styles.action} onClick={() => void sharePost(post)}>
        <Share2 aria-hidden="true" />
        {t('分享')}
      </button>
      {post.viewNum > 0 && (
        <span className={cx(styles.action, styles.views)} aria-label={t`${post.viewNum} 次浏览`} role="img">
          <Eye aria-hidden="true" />
          {shortNumber(post.viewNum)}
        </span>
      )}
    </div>
  );
}
