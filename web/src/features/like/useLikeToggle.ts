import { useAccount, useRequireSignIn } from '@/features/account';
import { useEffect } from 'react';
import type { LikeKind, LikeState } from './api';
import { deliver, onLikeAnswers, type AnswerHandler } from './deliver';
import { likeName, savePendingLike, usePendingLikes, withPendingLike } from './pendingLikes';

interface Likeable extends LikeState {
  id: number;
  /** The post that it belongs to; its own id where it is one. */
  post: number;
}

export interface LikeToggle extends LikeState {
  /** It has found no line yet. */
  waiting: boolean;
  toggle: () => void;
}

/**
 * The heart of a post or comment: it shows the pending like at once. The like outlives losses of the line and reloads, and goes
 * back only where the server refuses it. `take`, which stays the same, puts answers wherever the thing is shown.
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
