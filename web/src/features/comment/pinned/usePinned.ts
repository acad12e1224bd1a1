import type { Comment } from '@/api/types';
import { useAccount } from '@/features/account';
import { useQuery } from '@tanstack/react-query';
import { pinnedQuery } from '../api';

export interface PinnedState {
  comment: Comment | null;
  /** Whether the comment no longer exists. */
  gone: boolean;
}

/** The comment from the address. Notices link to such addresses. */
export function usePinned(post: number, pinnedId: number | null): PinnedState {
  const uid = useAccount((account) => account.uid);
  const { data } = useQuery({ ...pinnedQuery(uid, post, pinnedId ?? 0), enabled: pinnedId !== null });
  const comment = (pinnedId !== null && data?.comment) || null;
  return { comment, gone: pinnedId !== null && data !== undefined && comment === null };
}
