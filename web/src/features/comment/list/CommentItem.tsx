import type { Comment } from '@/api/types';
import { MonthBadge } from '@/components/art/MonthBadge';
import { FramedAvatar } from '@/components/ui/FramedAvatar';
import { LikeButton } from '@/components/ui/like';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { LinkifiedText, VipMark } from '@/features/person';
import { cx } from '@/lib/classes';
import { rich } from '@/lib/rich';
import { dateTimeText } from '@/lib/time';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import Ellipsis from '~icons/lucide/ellipsis';
import { memo, useState } from 'react';
import { Link } from 'react-router';
import { useThreadContext } from '../context';
import { CommentMenu } from '../menu/CommentMenu';
import { CommentPicture } from '../picture/CommentPicture';
import { Replies } from '../replies/Replies';
import { useCommentLike } from '../useCommentLike';
import { AuthorMark } from './AuthorMark';
import styles from './CommentItem.module.css';

interface Props {
  comment: Comment;
  /** Whether this is the comment from the address. */
  pinned?: boolean;
  /** Whether the comment has just arrived. */
  fresh?: boolean;
  /** Whether to show the first replies. The replies sheet shows them itself. */
  replies?: boolean;
}

/** A comment: author, text, time, and actions. Memoised, because a busy thread shows thousands, and each event concerns one of them. */
export const CommentItem = memo(function CommentItem({ comment, pinned, fresh, replies = true }: Props) {
  const { author } = comment;
  return (
    <article
      className={cx(styles.item, pinned && styles.pinned, fresh && styles.fresh)}
      data-comment={comment.id}
    >
      {comment.deleted ? (
        <span className={styles.nobody} />
      ) : (
        <Link to={paths.person(author.uid)} aria-hidden="true" tabIndex={-1}>
          <FramedAvatar url={author.avatar} frame={author.frame} name={author.name} />
        </Link>
      )}
      <div className={styles.body}>
        {comment.deleted ? <DeletedComment comment={comment} /> : <CommentBody comment={comment} />}
        {replies && <Replies root={comment} />}
      </div>
    </article>
  );
});

function CommentBody({ comment }: { comment: Comment }) {
  const { author } = comment;
  const { post, reply } = useThreadContext();
  const heart = useCommentLike(comment);
  const [menu, setMenu] = useState(false);
  return (
    <>
      <header className={styles.head}>
        <Link to={paths.person(author.uid)} className={styles.name}>
          {author.name}
        </Link>
        <VipMark level={author.levelType} />
        {author.badge && <MonthBadge month={author.badge} className={styles.badge} />}
        <AuthorMark uid={author.uid} />
        <span className={styles.like}>
          <LikeButton small {...heart} />
        </span>
      </header>
      {(comment.content || comment.replyTo) && (
        <p className={styles.text}>
          <AnsweredComment comment={comment} />
          <LinkifiedText text={comment.content} mentions={comment.mentions} />
        </p>
      )}
      {comment.image && <CommentPicture image={comment.image} author={author.name} />}
      <footer className={styles.foot}>
        {comment.floor != null && <span>{t`${comment.floor}楼`}</span>}
        <RelativeTime time={comment.createTime} />
        {comment.editTime && <span title={dateTimeText(comment.editTime)}>{t('已编辑')}</span>}
        {!post.locked && (
          <button
            type="button"
            className={styles.act}
            aria-label={t`回复 ${author.name}`}
            onClick={() =>
              reply({
                id: comment.id,
                root: comment.rootId ?? comment.id,
                uid: author.uid,
                name: author.name,
              })
            }
          >
            {t('回复')}
          </button>
        )}
        <button type="button" className={styles.more} aria-label={t('更多')} onClick={() => setMenu(true)}>
          <Ellipsis aria-hidden="true" />
        </button>
      </footer>
      {menu && <CommentMenu comment={comment} onClose={() => setMenu(false)} />}
    </>
  );
}

/** The author that a reply answers, unless it answers the root comment. */
export function AnsweredComment({ comment: { replyTo, replyCommentId, rootId } }: { comment: Comment }) {
  if (!replyTo || replyCommentId === rootId) return null;
  return (
    <>
      {rich`回复 ${(
        <Link to={paths.person(replyTo.uid)} className={styles.name}>
          @{replyTo.name}
        </Link>
      )}：`}
    </>
  );
}

function DeletedComment({ comment }: { comment: Comment }) {
  return (
    <>
      <p className={styles.gone}>{t('这条评论已删除')}</p>
      {comment.floor != null && (
        <footer className={styles.foot}>
          <span>{t`${comment.floor}楼`}</span>
        </footer>
      )}
    </>
  );
}
