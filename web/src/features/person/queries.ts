import { get } from '@/api/client';
import { nullIfGone } from '@/api/gone';
import { cursorPagination, pageParams } from '@/api/pagination';
import { mergeFollowed } from '@/features/relationships';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

export type PeopleKind = 'followers' | 'following';

/**
 * A player's public profile; null if there is none. `reader` is the signed-in player, because the answer has their
 * follow state.
 */
export const personQuery = (reader: number, uid: number | null) =>
  queryOptions({
    queryKey: ['person', reader, uid] as const,
    queryFn: ({ client, signal }) =>
      // An invalid id in the address has no player.
      uid !== null
        ? mergeFollowed(
            client,
            nullIfGone(get('/api/v1/user/{uid}', {}, { pathParams: { uid }, signal })),
            (person) => (person ? [person] : []),
          )
        : null,
  });

/** The followers of a player, or the players they follow; newest first. */
export const peopleQuery = (reader: number, uid: number, kind: PeopleKind) =>
  infiniteQueryOptions({
    queryKey: ['people', kind, reader, uid] as const,
    queryFn: ({ client, pageParam, signal }) =>
      mergeFollowed(
        client,
        get(PATHS[kind], pageParams(pageParam), { pathParams: { uid }, signal }),
        ({ records }) => records,
      ),
    ...cursorPagination,
  });

const PATHS = {
  followers: '/api/v1/user/{uid}/follower/list',
  following: '/api/v1/user/{uid}/following/list',
} as const;

/** The players that the reader blocked. */
export const blocksQuery = (reader: number) =>
  infiniteQueryOptions({
    queryKey: ['people', 'blocked', reader] as const,
    queryFn: ({ pageParam, signal }) => get('/api/v1/user/block/list', pageParams(pageParam), { signal }),
    ...cursorPagination,
  });
