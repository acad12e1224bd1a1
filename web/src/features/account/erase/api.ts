import { get, postForm } from '@/api/client';
import type { ErasureAsked } from '@/api/types';
import { queryOptions } from '@tanstack/react-query';
import type { OwnerProof } from '../phoneApi';

/** What happens to posts and comments. */
export type ErasedPosts = 'keep' | 'delete';

/** The cooling-off, and what the player would lose. */
export const erasureTermsQuery = (uid: number) =>
  queryOptions({ queryKey: ['erasure', uid], queryFn: () => get('/api/user/center/erasure') });

export const askErasure = (posts: ErasedPosts, proof: OwnerProof): Promise<ErasureAsked> =>
  postForm('/api/user/center/erasure', { posts, ...proof });
