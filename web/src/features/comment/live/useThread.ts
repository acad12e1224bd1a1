import type { Comment, PostDetail } from '@/api/types';
import { useAccount } from '@/features/account';
import { useLoadBlocked } from '@/features/relationships';
import type { ThreadEvent, ThreadFrame, TopicState } from '@/realtime';
import { replayOnto, type Sequenced } from '@/realtime/versioning';
import { useTopic } from '@/realtime/useTopic';
import { afterNextFrame } from '@/lib/afterNextFrame';
import { useStableCallback } from '@/lib/useStableCallback';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { latestCommentLikes } from '../likes';
import { awaitsAnswer } from '../commentKind';
import { commentIdsIn } from './commentIds';
import { changeComments, leastLikes, leastSeq, replayOntoLists, rereadThread } from './cache';
import {
  advanceLikesVersion,
  advanceLog,
  knownLikesVersion,
  openLog,
  recordEvent,
  threadLogOf,
} from './threadLogs';
import { applyToNewComments, type NewComment } from './newComments';

/** Beyond this number, pushes do not wait for the frame: the log must still have all of them when they are applied. */
const MAX_TOGETHER = 100;

/** The seq and the likes version of the data that was fetched for a post. */
type ThreadRead = Pick<PostDetail, 'seq' | 'likesVersion'>;

interface Options {
  post: number;
  /** The versions of the data that the caller shows. */
  read: ThreadRead;
  /**
   * Called with the events of a frame and a function that replays the log onto the caller's data. The function
   * returns null if the data must be refetched.
   */
  onEvents: (events: readonly ThreadEvent[], replay: Replay) => void;
  onLikes: (likes: number) => void;
  /** Called before the shown data changes. */
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
 * Subscribes to a thread and applies its events in order to all cached data, from pushes and answers alike. The log takes a push at once.
 * The data takes all pushes of an animation frame together, so that a burst renders once.
 * Comments of blocked people are included, because the log must have no gaps; the lists hide them.
 */
export function useThread({
  post,
  read,
  onEvents,
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

  const applyEvents = (events: readonly ThreadEvent[]) => {
    const log = threadLogOf(post);
    // Another player has signed in since the events came.
    if (!log || events.length === 0) return;
    applyToNewComments(post, events, (comment) => newCommentFrom(uid, post, comment));
    replayOntoLists(client, uid, post);
    onEvents(events, (read, apply) => replayOnto(read, log, apply));
  };

  const applyLikes = (frames: readonly Extract<ThreadFrame, { type: 'likes' }>[]) => {
    const now = new Map<number, number>();
    for (const { post: likes, comments, likesVersion } of frames) {
      advanceLikesVersion(post, likesVersion);
      onLikes(likes);
      for (const [id, value] of Object.entries(comments))
        now.set(Number(id), latestCommentLikes(Number(id), value, performance.now()));
    }
    if (now.size === 0) return;
    const withLikes = (comment: Comment) => {
      const likeNum = now.get(comment.id);
      return likeNum === undefined || likeNum === comment.likeNum ? comment : { ...comment, likeNum };
    };
    const ids = [...now.keys()];
    changeComments(client, uid, post, withLikes, ({ records }) => {
      const known = commentIdsIn(records);
      return ids.some((id) => known.has(id));
    });
  };

  const pushed = useRef<ThreadFrame[]>([]);
  const applyPushed = useStableCallback(() => {
    const frames = pushed.current;
    pushed.current = [];
    if (frames.length === 0) return;
    beforeChange();
    notifyManager.batch(() => {
      applyEvents(frames.filter((frame) => 'seq' in frame));
      applyLikes(frames.filter((frame) => frame.type === 'likes'));
      for (const frame of frames) if (frame.type === 'watching') setWatching(frame.count);
    });
  });

  const state = useTopic(`post:${post}`, {
    onFrame: (frame) => {
      const step = 'seq' in frame ? recordEvent(post, frame) : undefined;
      if (step === 'known' || step === 'hole') return step;
      const waiting = pushed.current.push(frame);
      if (waiting === 1) afterNextFrame(applyPushed);
      if (waiting >= MAX_TOGETHER) applyPushed();
      return step;
    },
    log: {
      seq: () => openLog(post, leastSeq(client, uid, post, read.seq)).seq,
      likesVersion: () => Math.max(knownLikesVersion(post), leastLikes(client, uid, post, read.likesVersion)),
      refetch: async () => {
        applyPushed();
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
 * A pushed comment of this player is shown at once, because the player wrote it on another device. If a comment of this device waits for its
 * answer, both may be the same, so the pushed one is held until that answer. Comments of others wait until the reader reveals them. Replies
 * of others wait in their root's list.
 */
function newCommentFrom(uid: number, post: number, comment: Comment): NewComment | null {
  const own = comment.author.uid === uid;
  if (!own && comment.rootId) return null;
  return { key: String(comment.id), comment, seen: own, held: own && awaitsAnswer(post) };
}
