import { get } from '@/api/client';
import { useAccount } from '@/features/account';
import { mergeBlocked } from '@/features/relationships';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** The most that a page is read of. */
const PAGE_LIMIT = 100;
/** Of those who blocked thousands the newest are known; lists leave all of them out. */
const MAX_PAGES = 20;

/**
 * Has `useBlocked` know whom the player blocked before the page was loaded: lists leave them out by themselves, but what is pushed
 * comes to everybody alike.
 */
export function useLoadBlocked(): void {
  const uid = useAccount((account) => account.uid);
  const { data } = useQuery({ ...blockedQuery(uid), enabled: uid > 0 });
  useEffect(() => {
    if (data) mergeBlocked(data);
  }, [data]);
}

const blockedQuery = (uid: number) =>
  queryOptions({
    queryKey: ['people', 'blockedBefore', uid] as const,
    queryFn: async ({ signal }) => {
      const uids: number[] = [];
      let cursor: string | undefined;
      for (let page = 0; page < MAX_PAGES; page += 1) {
        const read = await get('/api/v1/user/block/list', { cursor, pageSize: PAGE_LIMIT }, { signal });
        uids.push(...read.records.map((person) => person.uid));
        if (!read.nextCursor) break;
        cursor = read.nextCursor;
      }
      return uids;
    },
    staleTime: Infinity,
  });
