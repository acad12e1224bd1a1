import type { Post } from '@/api/types';
import { FramedAvatar } from '@/components/ui/FramedAvatar';
import { Picture } from '@/components/ui/Picture';
import { Skeleton } from '@/components/ui/Skeleton';
import { useCurrentAuthor } from '@/features/account';
import { cx } from '@/lib/classes';
import { countText } from '@/lib/format';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import Heart from '~icons/lucide/heart';
import MessageCircle from '~icons/lucide/message-circle';
import Play from '~icons/lucide/play';
import { Link } from 'react-router';
import { postPictureOf } from '../card/media';
import styles from './PostRow.module.css';

/** A post as a compact row. */
export function PostRow({ post }: { post: Post }) {
  const author = useCurrentAuthor(post.author);
  const image = post.video?.poster ?? post.images[0];
  return (
    <Link to={paths.post(post.id)} className={styles.row}>
      <span className={cx('words', styles.words)}>
        <strong className={styles.text}>{post.title || post.content || t('分享了图片')}</strong>
        <span className={styles.facts}>
          <FramedAvatar url={author.avatar} frame={author.frame} name={author.name} size={1.125} />
          <span className={cx('ellipsis', styles.name)}>{author.name}</span>
          <span className={styles.figure} aria-label={t`${post.likeNum} 个赞`} role="img">
            <Heart aria-hidden="true" />
            {countText(post.likeNum)}
          </span>
          <span className={styles.figure} aria-label={t`${post.commentNum} 条评论`} role="img">
            <MessageCircle aria-hidden="true" />
            {countText(post.commentNum)}
          </span>
        </span>
      </span>
      {image && (
        <span className={styles.picture}>
          <Picture picture={postPictureOf(image, 'thumb')} alt="" ratio={4 / 3} shape="card" />
          {post.video && (
            <span className={styles.play}>
              <Play aria-hidden="true" />
            </span>
          )}
        </span>
      )}
    </Link>
  );
}

export function PostRowSkeleton() {
  return (
    <div className={styles.row}>
      <div className={cx('words', styles.words, styles.skeleton)}>
        <Skeleton width="90%" height="0.9375rem" />
        <Skeleton width="60%" height="0.9375rem" />
        <Skeleton width="45%" height="0.75rem" />
      </div>
      <Skeleton width="5.5rem" height="4.125rem" radius="var(--radius)" />
    </div>
  );
}
