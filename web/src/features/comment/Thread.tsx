import type { Author, Comment } from '@/api/types';
import { registerKinds, resubmit, withdraw } from '@/data/outbox';
import { GroupedItems } from '@/components/ui/GroupedItems';
import { InfiniteListItems, type ItemsProps } from '@/components/ui/InfiniteList';
import { EmptyState } from '@/components/ui/States';
import { useAccount } from '@/features/account';
import { useBlocked } from '@/features/relationships';
import { countText } from '@/lib/format';
import { t } from '@/lib/i18n';
import { useStableCallback } from '@/lib/useStableCallback';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useCommentDraft } from './composer/useCommentDraft';
import { useDraftPicture } from './composer/picture/useDraftPicture';
import { useOpenComposer } from './composer/useOpenComposer';
import { mentioned } from './composer/mentionInput';
import { CommentBar } from './composer/CommentBar';
import { ThreadContext, type ThreadPost } from './context';
import { CommentItem } from './list/CommentItem';
import { CommentSkeleton } from './list/CommentSkeleton';
import { NewCommentsPill } from './list/NewCommentsPill';
import { PendingItem } from './list/PendingItem';
import { SortTabs } from './list/SortTabs';
import { startsGroup } from './list/startsGroup';
import { useRoomBelow } from './list/useRoomBelow';
import type { ScrollAnchor } from './list/useScrollAnchor';
import { useThreadList, type ThreadLine } from './list/useThreadList';
import { HOT, NEWEST, OLDEST, type Sort } from './live/applyEvent';
import { restartThread } from './live/cache';
import { hasMaxWaiting, showNewComments } from './live/newComments';
import { commentKind, submitComment, type CommentEntry } from './commentKind';
import { PinnedComment } from './pinned/PinnedComment';
import { usePinned } from './pinned/usePinned';
import { RepliesSheet } from './replies/RepliesSheet';
import styles from './Thread.module.css';

interface Props {
  post: ThreadPost;
  commentNum: number;
  /** The id of the comment in the address. */
  pinnedId: number | null;
  /** Keeps the visible comments in place when content above them changes. */
  scrollAnchor: ScrollAnchor;
  /** Further actions for the post, shown in the bottom bar. */
  actions?: ReactNode;
}

/** The comments below a post, live, and the bar to write one. */
export function Thread({ post, commentNum, pinnedId, scrollAnchor, actions }: Props) {
  const client = useQueryClient();
  const uid = useAccount((account) => account.uid);
  const [sort, setSort] = useState<Sort>(HOT);
  const [sheet, setSheet] = useState<number | null>(null);
  const [writing, setWriting] = useState(false);
  const section = useRef<HTMLElement>(null);
  const draft = useCommentDraft(String(post.id));
  const picture = useDraftPicture(String(post.id));
  const pinned = usePinned(post.id, pinnedId);
  const { query, lines, unseen } = useThreadList(post.id, sort, pinned.comment?.id ?? null);
  const restore = useEffectEvent(() => scrollAnchor.restore());
  useLayoutEffect(() => restore(), [lines, pinned.comment]);
  const foot = useRef<HTMLDivElement>(null);
  const hasRoom = useRoomBelow(section, foot);
  const showInPlace = useEffectEvent(() => {
    const complete = query.isSuccess && !query.hasNextPage;
    // In newest-first order, a new comment would move the comments that are being read.
    if (unseen > 0 && complete && (lines.length === 0 || (sort !== NEWEST && hasRoom(lines.length))))
      showNewComments(post.id, { atEnd: true });
  });
  // A layout effect: the comment must be shown before the browser paints, else the pill appears for a moment.
  useLayoutEffect(() => showInPlace(), [unseen]);
  const toHead = () => section.current?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  const toEnd = () => section.current?.scrollIntoView({ behavior: 'smooth', block: 'end' });
  // Sends waiting comments at once: a user who looks at them should not wait for the deferred startup.
  useEffect(() => registerKinds([commentKind]), []);
  // A notice that links to a comment scrolls to it once. A cached page that is shown again keeps its scroll
  // position.
  const navigatedTo = useRef<number | null>(null);
  const found = pinned.comment?.id ?? null;
  useEffect(() => {
    if (found === null || navigatedTo.current === found) return;
    navigatedTo.current = found;
    section.current?.scrollIntoView({ block: 'start' });
  }, [found]);
  const allComments = () => [
    ...(pinned.comment ? [pinned.comment] : []),
    ...lines.flatMap(({ comment }) => comment ?? []),
  ];
  const opened = sheet === null ? undefined : allComments().find(({ id }) => id === sheet);

  /** False: too many comments waited, so the thread is read again instead. */
  const reveal = (): boolean => {
    if (!hasMaxWaiting(post.id)) {
      showNewComments(post.id);
      return true;
    }
    restartThread(client, uid, post.id);
    return false;
  };
  const show = () => {
    if (!reveal()) {
      setSort(NEWEST);
      return toHead();
    }
    if (sort !== OLDEST) return toHead();
    if (!query.hasNextPage) return toEnd();
    setSort(NEWEST);
    toHead();
  };
  const open = useOpenComposer(post.id, (target) => {
    if (target) draft.change({ target });
    setWriting(true);
  });
  const send = () => {
    const { text, target } = draft.draft;
    const submission = {
      post: post.id,
      content: text.trim(),
      replyTo: target,
      mentions: mentioned(draft.draft),
      image: picture.picture?.image ?? null,
    };
    if (!submitComment(submission)) return;
    draft.clear();
    picture.remove();
    setWriting(false);
    if (!target) toHead();
  };

  const context = useContextOf(post, {
    recentPeople: () => recentPeople(allComments()),
    reply: open,
    revise: (item) => {
      void withdraw(item);
      const { content, mentions, replyTo, image } = item.payload;
      draft.change({ text: content, mentions, target: replyTo });
      if (image) picture.restore(image);
      setWriting(true);
    },
    openReplies: setSheet,
  });

  return (
    <ThreadContext value={context}>
      <section className={styles.section} ref={section} aria-label={t('评论')}>
        <header className={styles.head}>
          <h2 className={styles.title}>{t('评论')}</h2>
          <span className={styles.count}>{countText(commentNum)}</span>
          <SortTabs
            value={sort}
            onChange={(next) => {
              reveal();
              setSort(next);
            }}
          />
        </header>
        <PinnedComment {...pinned} />
        <InfiniteListItems
          query={query}
          items={lines}
          itemKey={lineKey}
          renderItem={renderLine}
          Items={ThreadItems}
          skeleton={<CommentSkeleton />}
          skeletonCount={3}
          endText={t('评论都在这儿啦')}
          empty={
            pinned.comment ? null : (
              <EmptyState
                drawing="chat"
                title={t('还没有人评论')}
                hint={post.locked ? undefined : t('来说第一句话吧')}
              />
            )
          }
        />
      </section>
      <div className={styles.foot} ref={foot}>
        <NewCommentsPill count={unseen} below={sort === OLDEST && !query.hasNextPage} onShow={show} />
        <CommentBar
          locked={post.locked}
          open={writing}
          onOpen={() => open()}
          onLeave={() => setWriting(false)}
          writing={draft}
          recent={context.recentPeople}
          picture={picture}
          onSend={send}
          actions={actions}
        />
      </div>
      {opened && <RepliesSheet root={opened} onClose={() => setSheet(null)} />}
    </ThreadContext>
  );
}

const lineKey = ({ key }: ThreadLine) => key;

const ThreadItems = (props: ItemsProps<ThreadLine>) => <GroupedItems {...props} startsGroup={startsGroup} />;

const renderLine = (line: ThreadLine) =>
  line.pending ? (
    <PendingItem item={line.pending} />
  ) : (
    <CommentItem comment={line.comment} fresh={line.fresh} />
  );

/** The value of the context. It stays the same while comments arrive. */
function useContextOf(
  { id, authorUid, locked }: ThreadPost,
  actions: Pick<ThreadContext, 'recentPeople' | 'reply' | 'revise' | 'openReplies'>,
): ThreadContext {
  const blocked = useBlocked();
  const recentPeople = useStableCallback(actions.recentPeople);
  const reply = useStableCallback(actions.reply);
  const revise = useStableCallback(actions.revise);
  const openReplies = useStableCallback(actions.openReplies);
  return useMemo(
    () => ({
      post: { id, authorUid, locked },
      blocked,
      recentPeople,
      reply,
      revise,
      openReplies,
      retry: resubmit,
      drop: (item: CommentEntry) => void withdraw(item),
    }),
    [id, authorUid, locked, blocked, recentPeople, reply, revise, openReplies],
  );
}

/** The people in these comments, most recent first, without duplicates. */
function recentPeople(comments: readonly Comment[]): Author[] {
  const mentionedPeople = comments
    .flatMap((comment) => [comment, ...comment.replies])
    .filter(({ deleted }) => !deleted)
    .sort((a, b) => b.createTime.localeCompare(a.createTime));
  return [...new Map(mentionedPeople.map(({ author }) => [author.uid, author])).values()];
}
