import { postForm } from '@/api/client';
import { queryOptions } from '@tanstack/react-query';

/** The player's logins, newest first. */
export const loginsQuery = (uid: number) =>
  queryOptions({
    queryKey: ['logins', uid],
    queryFn: async () => (await postForm('/api/user/center/login/all', { uid })).records,
    staleTime: 0,
  });

/** Ends one login, or all except the current one. */
export async function endLogin(which: { id: string } | 'others'): Promise<number> {
  const form = which === 'others' ? { others: 1 } : which;
  return (await postForm('/api/user/center/login/end', form)).ended;
}
