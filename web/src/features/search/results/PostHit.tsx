import type { Post } from '@/api/types';
import { Picture } from '@/components/ui/Picture';
import { Skeleton } from '@/components/ui/Skeleton';
import { postPictureOf } from '@/features/post';
import { cx } from '@/lib/classes';
import { shortNumber } from '@/lib/format';
import { relativeTime } from '@/lib/time';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { Link } from 'react-router';
import { HighlightedText } from '../HighlightedText';
import styles from './Hit.module.css';

/** A post in the results, with the search words highlighted. */
export function PostHit({ post, keyword }: { post: Post; keyword: string }) {
  const { id, title, content, author, likeNum, commentNum, createTime, images, video } = post;
  const cover = video?.poster ?? images[0];
  return (
    <Link to={paths.post(id)} className={styles.hit}>
      <span className={cx('words', styles.words)}>
        {title && (
          <strong className={styles.title}>
            <HighlightedText text={title} keyword={keyword} />
          </strong>
        )}
        <span className={styles.text} data-lines={title ? 2 : 3}>
          <HighlightedText text={content} keyword={keyword} />
        </span>
        <span className={styles.facts}>
          <span className={styles.author}>{author.name}</span>
          <span>{relativeTime(createTime)}</span>
          {likeNum > 0 && <span>{t`${shortNumber(likeNum)} 赞`}</span>}
          {commentNum > 0 && <span>{t`${shortNumber(commentNum)} 评论`}</span>}
        </span>
      </span>
      {cover && (
        <Picture
          picture={postPictureOf(cover, 'thumb')}
          alt=""
          ratio={1}
          shape="card"
          className={styles.cover}
        />
      )}
    </Link>
  );
}

export function PostHitSkeleton() {
  return (
    <div className={styles.hit}>
      <span className={cx('words', styles.words)}>
        <Skeleton width="65%" height="0.9375rem" />
        <Skeleton height="0.8125rem" />
        <Skeleton width="45%" height="0.6875rem" />
      </span>
      <Skeleton width="4.5rem" height="4.5rem" radius="var(--radius)" />
    </div>
  );
}
