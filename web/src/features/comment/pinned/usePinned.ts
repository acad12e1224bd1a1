import type { Comment } from '@/api/types';
import { useAccount } from '@/features/account';
import { useQuery } from '@tanstack/react-query';
import { pinnedQuery } from '../api';

export interface PinnedState {
  comment: Comment | null;
  /** It was looked for, and is there no more. */
  gone: boolean;
}

/** The comment that the address names, which a notice leads to. */
export function usePinned(post: number, pinnedId: number | null): PinnedState {
  const uid = useAccount((account) => account.uid);
  const { data } = useQuery({ ...pinnedQuery(uid, post, pinnedId ?? 0), enabled: pinnedId !== null });
  const comment = (pinnedId !== null && data?.comment) || null;
  return { comment, gone: pinnedId !== null && data !== undefined && comment === null };
}
