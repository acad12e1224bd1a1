/**
 * Follows and blocks of the signed-in player, so that every screen shows a change at once. The server owns both. A follow state is part of
 * many answers, so only the states that changed since the page load are kept here, over the answers.
 */
import { get } from '@/api/client';
import type { Author } from '@/api/types';
import { useAccount } from '@/features/account';
import { queryOptions, skipToken, useQuery, type QueryClient } from '@tanstack/react-query';
import {
  NO_BLOCKS,
  NO_FOLLOWS,
  withBlocked,
  withFollowed,
  withReadBlocks,
  withReadFollows,
  type Blocks,
  type FollowStates,
} from './reducers';

/** The server's maximum page size. */
const PAGE_LIMIT = 100;
/** A player with more blocks loads only the newest ones; the server still filters lists by all of them. */
const MAX_PAGES = 20;

const followsQuery = (reader: number) =>
  queryOptions<FollowStates>({
    queryKey: ['relationships', reader, 'followed'],
    queryFn: skipToken,
    gcTime: Infinity,
  });

const blocksQuery = (reader: number) =>
  queryOptions<Blocks>({
    queryKey: ['relationships', reader, 'blocked'],
    queryFn: async ({ client, queryKey, signal }) => {
      const uids = await readBlockedUids(signal);
      // This result replaces the cached blocks, so it must contain the changes that came during the request.
      return withReadBlocks(client.getQueryData<Blocks>(queryKey) ?? NO_BLOCKS, uids);
    },
    staleTime: ({ state }) => (state.data?.isLoaded ? Infinity : 0),
    gcTime: Infinity,
  });

/** Whether this person is followed: the latest change or answer, or `read` if there is none. */
export function useFollowed(uid: number, read: boolean): boolean {
  const reader = useAccount((account) => account.uid);
  const { data } = useQuery({ ...followsQuery(reader), select: (states) => states.get(uid)?.value });
  return data ?? read;
}

/** Players whose content is hidden. The server filters lists by itself. `useLoadBlocked` adds those blocked before the page load. */
export function useBlocked(): ReadonlySet<number> {
  const reader = useAccount((account) => account.uid);
  const { data } = useQuery({ ...blocksQuery(reader), enabled: false, select: blockedOf });
  return data ?? NO_BLOCKS.blocked;
}

/** The same outside of components, at this moment. */
export const blockedNow = (client: QueryClient, reader: number): ReadonlySet<number> =>
  (client.getQueryData(blocksQuery(reader).queryKey) ?? NO_BLOCKS).blocked;

/** Loads the block list for filtering pushes: every client receives the same pushes, while the server filters lists. */
export function useLoadBlocked(): void {
  const reader = useAccount((account) => account.uid);
  useQuery({ ...blocksQuery(reader), enabled: reader > 0, select: () => null });
}

export function setFollowed(client: QueryClient, reader: number, uid: number, is: boolean): void {
  const now = { value: is, at: performance.now() };
  client.setQueryData(followsQuery(reader).queryKey, (known) => withFollowed(known ?? NO_FOLLOWS, uid, now));
}

export function setBlocked(client: QueryClient, reader: number, uid: number, is: boolean): void {
  client.setQueryData(blocksQuery(reader).queryKey, (known) => withBlocked(known ?? NO_BLOCKS, uid, is));
  // Blocking ends follows in both directions.
  if (is) setFollowed(client, reader, uid, false);
}

/** Awaits an answer and applies its follow states, unless they changed on this page after the request. */
export async function mergeFollowed<T>(
  client: QueryClient,
  ask: Promise<T>,
  peopleIn: (answer: T) => readonly Pick<Author, 'uid' | 'followed'>[],
): Promise<T> {
  const { queryKey } = followsQuery(useAccount.getState().uid);
  const at = performance.now();
  const answer = await ask;
  client.setQueryData(queryKey, (known) => known && withReadFollows(known, peopleIn(answer), at));
  return answer;
}

const blockedOf = ({ blocked }: Blocks) => blocked;

async function readBlockedUids(signal: AbortSignal): Promise<number[]> {
  const uids: number[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const read = await get('/api/v1/user/block/list', { cursor, pageSize: PAGE_LIMIT }, { signal });
    uids.push(...read.records.map((person) => person.uid));
    if (!read.nextCursor) break;
    cursor = read.nextCursor;
  }
  return uids;
}
