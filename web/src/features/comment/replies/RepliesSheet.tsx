import type { Comment } from '@/api/types';
import { Dialog } from '@/components/ui/Dialog';
import { InfiniteListItems } from '@/components/ui/InfiniteList';
import { EmptyState } from '@/components/ui/States';
import { useAccount, useLoggedIn } from '@/features/account';
import { useBlocked } from '@/features/relationships';
import { t } from '@/lib/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { commentsQuery } from '../api';
import { CommentComposer } from '../composer/CommentComposer';
import { useDraftPicture } from '../composer/picture/useDraftPicture';
import { useCommentDraft } from '../composer/useCommentDraft';
import { mentioned } from '../composer/mentionInput';
import { ThreadContext, useThreadContext } from '../context';
import { CommentItem } from '../list/CommentItem';
import { CommentSkeleton } from '../list/CommentSkeleton';
import { PendingItem } from '../list/PendingItem';
import type { ThreadLine } from '../list/useThreadList';
import { useHeldComments, useNewReplies } from '../live/newComments';
import { submitComment, useOutgoingReplies } from '../commentKind';
import styles from './RepliesSheet.module.css';

interface Props {
  root: Comment;
  onClose: () => void;
}

/** All replies to a comment, oldest first, and a composer. */
export function RepliesSheet({ root, onClose }: Props) {
  const thread = useThreadContext();
  const { post } = thread;
  const loggedIn = useLoggedIn();
  const place = `${post.id}:${root.id}`;
  const draft = useCommentDraft(place);
  const picture = useDraftPicture(place);
  const { query, lines } = useReplies(post.id, root.id);
  const send = () => {
    const { author, id } = root;
    const target = draft.draft.target ?? { id, root: id, uid: author.uid, name: author.name };
    const content = draft.draft.text.trim();
    const mentions = mentioned(draft.draft);
    const image = picture.picture?.image ?? null;
    if (!submitComment({ post: post.id, content, replyTo: target, mentions, image })) return;
    draft.clear();
    picture.remove();
  };
  return (
    <ThreadContext
      value={{
        ...thread,
        reply: (target) => {
          if (loggedIn) return draft.change({ target });
          onClose();
          thread.reply(target);
        },
        revise: (item) => {
          thread.drop(item);
          const { content: text, mentions, replyTo: target, image } = item.payload;
          draft.change({ text, mentions, target });
          if (image) picture.restore(image);
        },
      }}
    >
      <Dialog
        kind="sheet"
        title={t`${root.replyNum} 条回复`}
        onClose={onClose}
        className={styles.sheet}
        actions={
          loggedIn && !post.locked ? (
            <div>
              <CommentComposer
                writing={draft}
                recent={thread.recentPeople}
                picture={picture}
                placeholder={t`回复 @${root.author.name}`}
                onSend={send}
              />
            </div>
          ) : undefined
        }
      >
        <div className={styles.list}>
          <div className={styles.root}>
            <CommentItem comment={root} replies={false} />
          </div>
          <InfiniteListItems
            query={query}
            items={lines}
            itemKey={({ key }) => key}
            renderItem={(line) =>
              line.pending ? (
                <PendingItem item={line.pending} />
              ) : (
                <CommentItem comment={line.comment} fresh={line.fresh} replies={false} />
              )
            }
            skeleton={<CommentSkeleton />}
            skeletonCount={4}
            endText={t('回复都在这儿啦')}
            empty={<EmptyState drawing="chat" title={t('还没有回复')} />}
          />
        </div>
      </Dialog>
    </ThreadContext>
  );
}

/** The fetched replies, then the player's own ones that they lack, then the outgoing ones. */
function useReplies(post: number, root: number) {
  const uid = useAccount((account) => account.uid);
  const query = useInfiniteQuery(commentsQuery(uid, post, { of: 'replies', root }));
  const blocked = useBlocked();
  const newComments = useNewReplies(post, root);
  const held = useHeldComments(post);
  const pending = useOutgoingReplies(post, root);
  const records = query.data?.pages.flatMap((page) => page.records) ?? [];
  const keys = new Map(newComments.map(({ key, comment }) => [comment.id, key]));
  const further = newComments
    .map(({ comment }) => comment)
    .filter(({ id }) => !records.some((one) => one.id === id));
  const lines: ThreadLine[] = [...records, ...further.reverse()]
    .filter(({ id, author, deleted }) => !deleted && !held.has(id) && !blocked.has(author.uid))
    .map((comment) => ({
      key: keys.get(comment.id) ?? String(comment.id),
      comment,
      fresh: keys.has(comment.id),
    }));
  return {
    query,
    lines: [...lines, ...pending.map((item): ThreadLine => ({ key: item.id, pending: item }))],
  };
}
