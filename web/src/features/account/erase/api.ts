import { get, postForm } from '@/api/client';
import type { ErasureAsked } from '@/api/types';
import { queryOptions } from '@tanstack/react-query';
import { phoneProof } from '../phoneApi';

/** What happens to posts and comments. */
export type ErasedPosts = 'keep' | 'delete';

/** The cooling-off, and what the player would lose. */
export const erasureTermsQuery = (uid: number) =>
  queryOptions({ queryKey: ['erasure', uid], queryFn: () => get('/api/user/center/erasure') });

/** The proof is the password, or a code sent to the bound phone. */
export async function askErasure(
  posts: ErasedPosts,
  proof: { password: string } | { phone: string; smsCode: string },
): Promise<ErasureAsked> {
  const fields = 'password' in proof ? proof : await phoneProof('erase', proof);
  return postForm('/api/user/center/erasure', { posts, ...fields });
}
