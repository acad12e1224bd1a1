import { postForm } from '@/api/client';
import { queryOptions } from '@tanstack/react-query';

/** Where a player is signed in, newest first. */
export const loginsQuery = (uid: number) =>
  queryOptions({
    queryKey: ['logins', uid],
    queryFn: async () => (await postForm('/api/user/center/login/all', { uid })).records,
    staleTime: 0,
  });

/** Ends one login, or all but the one that asks. */
export async function endLogin(which: { id: string } | 'others'): Promise<number> {
  const form = which === 'others' ? { others: 1 } : which;
  return (await postForm('/api/user/center/login/end', form)).ended;
}
