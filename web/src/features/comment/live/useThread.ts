import type { Comment, PostDetail } from '@/api/types';
import { useAccount } from '@/features/account';
import { useLoadBlocked } from '@/features/relationships';
import type { ThreadEvent, ThreadFrame, TopicState } from '@/realtime';
import { replayOnto, type Sequenced, type SequenceStep } from '@/realtime/versioning';
import { useTopic } from '@/realtime/useTopic';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { latestCommentLikes } from '../likes';
import { awaitsAnswer } from '../commentKind';
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

/** The seq and the likes version of the data that was fetched for a post. */
type ThreadRead = Pick<PostDetail, 'seq' | 'likesVersion'>;

interface Options {
  post: number;
  /** The versions of the data that the caller shows. */
  read: ThreadRead;
  /**
   * Called with an event and a function that replays the log onto the caller's data. The function returns
   * null if the data must be refetched.
   */
  onEvent: (event: ThreadEvent, replay: Replay) => void;
  onLikes: (likes: number) => void;
  /** Called before a frame changes the shown data. */
  beforeChange: () => void;
  /** Refetches the caller's data; null if it no longer exists. */
  refetch: () => Promise<ThreadRead | null>;
}

type Replay = <T extends Sequenced>(read: T, apply: (read: T, event: ThreadEvent) => T) => T | null;

interface LiveThread {
  state: TopicState;
  /** The number of users who have the post open. */
  watching: number;
}

/**
 * Subscribes to a thread and applies its events in order to all cached data, from pushes and answers alike.
 * Comments of blocked people are included, because the log must have no gaps; the lists hide them.
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
  // Data fetched after the log's last event advances the log, so that these events are not requested again.
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

/**
 * Shows a pushed comment of this player at once, because the player wrote it on another device. If a comment of this device waits for its
 * answer, both may be the same, so the pushed one is held until that answer. Comments of others wait until the reader reveals them.
 */
function addNewCommentFrom(uid: number, post: number, comment: Comment): void {
  const own = comment.author.uid === uid;
  if (own || !comment.rootId)
    addNewComment(post, {
      key: String(comment.id),
      comment,
      seen: own,
      held: own && awaitsAnswer(post),
    });
}
