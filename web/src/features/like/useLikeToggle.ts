import { useAccount, useRequireSignIn } from '@/features/account';
import { useEffect } from 'react';
import type { LikeKind, LikeState } from './api';
import { deliver, onLikeAnswers, type AnswerHandler } from './deliver';
import { likeName, savePendingLike, usePendingLikes, withPendingLike } from './pendingLikes';

interface Likeable extends LikeState {
  id: number;
  /** The post of the comment, or the post itself. */
  post: number;
}

export interface LikeToggle extends LikeState {
  /** The like waits for the network. */
  waiting: boolean;
  toggle: () => void;
}

/**
 * The heart of a post or comment, which shows the pending like at once. The like survives reloads and losses of the connection, and is
 * reverted only if the server refuses it. `take` puts answers wherever the thing is shown; it must be the same function in every render.
 */
export function useLikeToggle(kind: LikeKind, thing: Likeable, take: AnswerHandler): LikeToggle {
  const uid = useAccount((account) => account.uid);
  const pendingLike = usePendingLikes(({ pendingLikes }) => pendingLikes[likeName(kind, thing.id)]);
  const requireSignIn = useRequireSignIn();
  const { liked, likeNum } = withPendingLike(pendingLike, thing);
  useEffect(() => onLikeAnswers(kind, take), [kind, take]);
  const toggle = () =>
    requireSignIn(() => {
      const { id, post, likeNum: num } = thing;
      const time = Math.max(Date.now(), (pendingLike?.time ?? 0) + 1);
      savePendingLike(uid, { kind, id, post, liked: !liked, num, unsent: !navigator.onLine, time });
      void deliver(uid, likeName(kind, id));
    });
  return { liked, likeNum, waiting: pendingLike?.unsent ?? false, toggle };
}
