import { get } from '@/api/client';
import { nullIfGone } from '@/api/gone';
import { cursorPagination, pageParams } from '@/api/pagination';
import { mergeFollowed } from '@/features/relationships';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

export type PeopleKind = 'followers' | 'following';

/** A player as everybody sees them; null where there is nobody. `reader` is who looks: what they follow shows. */
export const personQuery = (reader: number, uid: number | null) =>
  queryOptions({
    queryKey: ['person', reader, uid] as const,
    queryFn: ({ signal }) =>
      // An address that somebody mistyped is nobody's.
      uid !== null
        ? mergeFollowed(
            nullIfGone(get('/api/v1/user/{uid}', {}, { pathParams: { uid }, signal })),
            (person) => (person ? [person] : []),
          )
        : null,
  });

/** Who follows a player, or whom they follow; the newest first. */
export const peopleQuery = (reader: number, uid: number, kind: PeopleKind) =>
  infiniteQueryOptions({
    queryKey: ['people', kind, reader, uid] as const,
    queryFn: ({ pageParam, signal }) =>
      mergeFollowed(
        get(PATHS[kind], pageParams(pageParam), { pathParams: { uid }, signal }),
        ({ records }) => records,
      ),
    ...cursorPagination,
  });

const PATHS = {
  followers: '/api/v1/user/{uid}/follower/list',
  following: '/api/v1/user/{uid}/following/list',
} as const;

/** Whom the reader blocked. */
export const blocksQuery = (reader: number) =>
  infiniteQueryOptions({
    queryKey: ['people', 'blocked', reader] as const,
    queryFn: ({ pageParam, signal }) => get('/api/v1/user/block/list', pageParams(pageParam), { signal }),
    ...cursorPagination,
  });
