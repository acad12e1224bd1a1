import { get } from '@/api/client';
import { useAccount } from '@/features/account';
import { mergeBlocked } from '@/features/relationships';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** The server's maximum page size. */
const PAGE_LIMIT = 100;
/** A player with more blocks loads only the newest ones; the server still filters lists by all of them. */
const MAX_PAGES = 20;

/**
 * Loads the block list into `useBlocked` for filtering pushes: every client receives the same pushes, while the
 * server filters lists.
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
