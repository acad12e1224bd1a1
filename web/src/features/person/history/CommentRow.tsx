import type { MyComment } from '@/api/types';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { Skeleton } from '@/components/ui/Skeleton';
import { countText } from '@/lib/format';
import { dateTimeText } from '@/lib/time';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import Heart from '~icons/lucide/heart';
import MessageCircle from '~icons/lucide/message-circle';
import PenLine from '~icons/lucide/pen-line';
import Trash2 from '~icons/lucide/trash';
import { Link } from 'react-router';
import styles from './CommentRow.module.css';

interface Props {
  comment: MyComment;
  onEdit: () => void;
  onDelete: () => void;
}

/** An own comment: text, counts, and its post if that still exists. */
export function CommentRow({ comment, onEdit, onDelete }: Props) {
  const { id, content, image, likeNum, replyNum, replyTo, createTime, editTime, post } = comment;
  const words = (
    <>
      <span className={styles.content}>
        {replyTo && <span className={styles.to}>{t`回复 @${replyTo.name}：`}</span>}
        {content}
        {image && t('[图片]')}
      </span>
      <span className={styles.post}>{post.gone ? t('原帖已删除') : post.title || post.excerpt}</span>
    </>
  );
  return (
    <article className={styles.row}>
      {post.gone ? (
        <div className={styles.words}>{words}</div>
      ) : (
        <Link to={paths.comment(post.id, id)} className={styles.words}>
          {words}
        </Link>
      )}
      <footer className={styles.foot}>
        <RelativeTime time={createTime} />
        {editTime && <span title={dateTimeText(editTime)}>{t('已编辑')}</span>}
        <span aria-label={t`${likeNum} 个赞`} role="img">
          <Heart aria-hidden="true" />
          {countText(likeNum)}
        </span>
        <span aria-label={t`${replyNum} 条回复`} role="img">
          <MessageCircle aria-hidden="true" />
          {countText(replyNum)}
        </span>
        <span className={styles.actions}>
          {!post.gone && (
            <button type="button" onClick={onEdit} aria-label={t('编辑这条评论')}>
              <PenLine aria-hidden="true" />
            </button>
          )}
          <button type="button" onClick={onDelete} aria-label={t('删除这条评论')}>
            <Trash2 aria-hidden="true" />
          </button>
        </span>
      </footer>
    </article>
  );
}

export function CommentRowSkeleton() {
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <Skeleton width="85%" height="0.9375rem" />
        <Skeleton height="2.25rem" />
      </div>
      <div className={styles.foot}>
        <Skeleton width="6rem" height="0.75rem" />
      </div>
    </div>
  );
}
