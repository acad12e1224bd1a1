import type { Comment, PostDetail } from '@/api/types';
import { useAccount } from '@/features/account';
import { useLoadBlocked } from '@/features/person';
import type { ThreadEvent, ThreadFrame, TopicState } from '@/realtime';
import { replayOnto, type Sequenced, type SequenceStep } from '@/realtime/versioning';
import { useTopic } from '@/realtime/useTopic';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { latestCommentLikes } from '../likes';
import { dequeueArrived } from '../outbox/outboxStore';
import { changeComments, leastLikes, leastSeq, replayOntoLists, rereadThread } from './cache';
import {
  advanceLikesVersion,
  advanceLog,
  knownLikesVersion,
  openLog,
  recordEvent,
  threadLogOf,
} from './threadLogs';
import { addNewComment, applyToNewComments } from './newComments';

/** Up to where what was read of a post knows its thread, and the likes in it. */
type ThreadRead = Pick<PostDetail, 'seq' | 'likesVersion'>;

interface Options {
  post: number;
  /** What of the thread the caller shows. */
  read: ThreadRead;
  /** Brings what the caller shows up to the log. Null: it has to be read again. */
  onEvent: (event: ThreadEvent, replay: Replay) => void;
  onLikes: (likes: number) => void;
  /** Something is going to change. */
  beforeChange: () => void;
  /** Reads anew what the caller shows; null: it is gone. */
  refetch: () => Promise<ThreadRead | null>;
}

type Replay = <T extends Sequenced>(read: T, apply: (read: T, event: ThreadEvent) => T) => T | null;

interface LiveThread {
  state: TopicState;
  /** How many have the post open. */
  watching: number;
}

/**
 * Watches a thread: what happens in it is carried into all that was read of it, in its order, whichever way it comes. Comments by
 * people whom the reader blocked are carried along, or the log had holes; whatever shows comments leaves them out.
 */
export function useThread({
  post,
  read,
  onEvent,
  onLikes,
  beforeChange,
  refetch: rereadPost,
}: Options): LiveThread {
  const client = useQueryClient();
  const uid = useAccount((account) => account.uid);
  const [watching, setWatching] = useState(0);
  useLoadBlocked();
  // What was read later than the log tells of need not be told again.
  useEffect(() => {
    advanceLog(post, leastSeq(client, uid, post, read.seq));
  }, [client, uid, post, read.seq]);

  const applyEventFrame = (event: ThreadEvent): SequenceStep => {
    const step = recordEvent(post, event);
    if (step !== 'next') return step;
    applyToNewComments(post, event);
    if (event.type === 'comment') addNewCommentFrom(uid, post, event.comment);
    replayOntoLists(client, uid, post);
    onEvent(event, (read, apply) => replayOnto(read, threadLogOf(post)!, apply));
    return step;
  };

  const applyLikesFrame = ({
    post: likes,
    comments,
    likesVersion,
  }: Extract<ThreadFrame, { type: 'likes' }>) => {
    advanceLikesVersion(post, likesVersion);
    onLikes(likes);
    const now = new Map(
      Object.entries(comments).map(([id, value]) => [
        Number(id),
        latestCommentLikes(Number(id), value, performance.now()),
      ]),
    );
    if (now.size === 0) return;
    changeComments(client, uid, post, (comment) => {
      const likeNum = now.get(comment.id);
      return likeNum === undefined || likeNum === comment.likeNum ? comment : { ...comment, likeNum };
    });
  };

  const state = useTopic(`post:${post}`, {
    onFrame: (frame) => {
      beforeChange();
      if ('seq' in frame) return applyEventFrame(frame);
      if (frame.type === 'likes') applyLikesFrame(frame);
      else setWatching(frame.count);
    },
    log: {
      seq: () => openLog(post, leastSeq(client, uid, post, read.seq)).seq,
      likesVersion: () => Math.max(knownLikesVersion(post), leastLikes(client, uid, post, read.likesVersion)),
      refetch: async () => {
        const [now] = await Promise.all([rereadPost(), rereadThread(client, uid, post)]);
        if (!now) return;
        advanceLog(post, leastSeq(client, uid, post, now.seq));
        advanceLikesVersion(post, leastLikes(client, uid, post, now.likesVersion));
      },
    },
  });
  return { state, watching };
}

/** One's own is shown at once, whichever device it came from; others wait until they are asked for. */
function addNewCommentFrom(uid: number, post: number, comment: Comment): void {
  const own = comment.author.uid === uid;
  const key = own ? dequeueArrived(uid, post, comment) : null;
  if (own || !comment.rootId) addNewComment(post, { key: key ?? String(comment.id), comment, seen: own });
}
