import { submit, useEntry } from '@/data/outbox';
import { useRequireSignIn } from '@/features/account';
import type { LikeState } from './api';
import { withPendingLike, type LikeKind } from './likeKind';

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
 * reverted only if the server refuses it.
 */
export function useLikeToggle(kind: LikeKind, { id, post, ...shown }: Likeable): LikeToggle {
  const entry = useEntry(kind, String(id));
  const requireSignIn = useRequireSignIn();
  const { liked, likeNum } = withPendingLike(entry?.payload, shown);
  const toggle = () => requireSignIn(() => void submit(kind, { id, post, liked: !liked, num: likeNum }));
  return { liked, likeNum, waiting: entry?.stalled ?? false, toggle };
}
