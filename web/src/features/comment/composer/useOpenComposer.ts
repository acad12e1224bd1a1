import { useLoggedIn, useRequireSignIn } from '@/features/account';
import { useEffect, useEffectEvent } from 'react';
import type { ReplyTarget } from '../commentKind';

interface PendingComment {
  post: number;
  target?: ReplyTarget;
}

/** The comment that a visitor wanted to write. The sign-in leads back to the post, where another instance of its page may take it. */
let pending: PendingComment | null = null;

const keep = (next: PendingComment) => {
  pending = next;
};

const take = () => {
  const taken = pending;
  pending = null;
  return taken;
};

/** Opens the composer of a post. A visitor signs in first; the composer is open on the return. */
export function useOpenComposer(
  post: number,
  open: (target?: ReplyTarget) => void,
): (target?: ReplyTarget) => void {
  const loggedIn = useLoggedIn();
  const requireSignIn = useRequireSignIn();
  const resume = useEffectEvent(() => {
    // A visitor who returns without a sign-in does not want it any more.
    const wanted = take();
    if (loggedIn && wanted?.post === post) open(wanted.target);
  });
  // Also runs when a cached page is shown again.
  useEffect(() => resume(), [loggedIn]);
  return (target) => {
    if (!loggedIn) keep({ post, target });
    requireSignIn(() => open(target));
  };
}
