import type { Comment } from '@/api/types';
import { useAccount } from '@/features/account';
import { LinkifiedText } from '@/features/person';
import { t } from '@/lib/i18n';
import ChevronRight from '~icons/lucide/chevron-right';
import { useThreadContext } from '../context';
import { AuthorMark } from '../list/AuthorMark';
import { AnsweredComment } from '../list/CommentItem';
import { CommentOutcome } from '../list/PendingItem';
import { useHeldComments, useNewReplies } from '../live/newComments';
import { useOutgoingReplies, type CommentEntry } from '../commentKind';
import styles from './Replies.module.css';

/** The first replies to a comment, the player's own new ones, and the button that shows all. */
export function Replies({ root }: { root: Comment }) {
  const { post, blocked, openReplies } = useThreadContext();
  const own = useNewReplies(post.id, root.id).filter(({ comment }) => !comment.deleted);
  const held = useHeldComments(post.id);
  const pending = useOutgoingReplies(post.id, root.id);
  const first = root.replies.filter(
    ({ id, author, deleted }) => !deleted && !held.has(id) && !blocked.has(author.uid),
  );
  const further = own
    .map(({ comment }) => comment)
    .filter(({ id }) => !held.has(id) && !first.some((reply) => reply.id === id));
  const shown = [...first, ...further.reverse()];
  const count = Math.max(root.replyNum, shown.length);
  if (count + pending.length === 0) return null;
  return (
    <div className={styles.box}>
      {shown.map((reply) => (
        <ReplyLine key={reply.id} reply={reply} onOpen={() => openReplies(root.id)} />
      ))}
      {pending.map((item) => (
        <PendingLine key={item.id} item={item} />
      ))}
      {/* Shown even if all replies are visible: for keyboard users the sheet is the only way to answer or like them. */}
      {count > 0 && (
        <button type="button" className={styles.all} onClick={() => openReplies(root.id)}>
          {t`共 ${count} 条回复`}
          <ChevronRight aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

function ReplyLine({ reply, onOpen }: { reply: Comment; onOpen: () => void }) {
  return (
    <div
      className={styles.reply}
      data-comment={reply.id}
      onClick={(event) => {
        if (!(event.target as Element).closest('a')) onOpen();
      }}
    >
      <p className={styles.text}>
        <span className={styles.name}>{reply.author.name}</span>
        <AuthorMark uid={reply.author.uid} className={styles.author} />
        {reply.replyTo && reply.replyCommentId !== reply.rootId ? ' ' : t('：')}
        <AnsweredComment comment={reply} />
        <LinkifiedText text={reply.content} mentions={reply.mentions} />
        {reply.image && <PictureMark />}
      </p>
    </div>
  );
}

/** Stands for the picture of a reply. The sheet with all replies shows it. */
const PictureMark = () => <span className={styles.mark}>{t('[图片]')}</span>;

function PendingLine({ item }: { item: CommentEntry }) {
  const name = useAccount((account) => account.name);
  return (
    <div data-pending={item.refusal === null}>
      <p className={styles.text}>
        <span className={styles.name}>{name}</span>
        {t('：')}
        <LinkifiedText text={item.payload.content} mentions={item.payload.mentions} />
        {item.payload.image && <PictureMark />}
      </p>
      <CommentOutcome item={item} />
    </div>
  );
}
