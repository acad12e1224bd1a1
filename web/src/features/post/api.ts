import { del, get } from '@/api/client';
import { nullIfGone } from '@/api/gone';
import { cursorPagination, pageParams } from '@/api/pagination';
import { refetchHeaders } from '@/api/refetch';
import type { Post, PostListPage } from '@/api/types';
import { cachedItems } from '@/data/cachedItems';
import { orLastSeen, type LastSeenKey } from '@/data/lastSeen';
import { blockedNow, mergeFollowed } from '@/features/relationships';
import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { withLatestLikes } from './likes';
import { readPostAndReplay } from './applyEvent';

export const HOT = 1;
export const NEWEST = 2;

export interface PostFilter {
  sort: typeof HOT | typeof NEWEST;
  tag?: number;
  game?: number;
}

/** A post in a list. A list does not say whether the player keeps the post; a change of it is known. */
export type ListedPost = Post & { favourited?: boolean };

/** The posts of all lists and pages. */
export const cachedPosts = cachedItems<ListedPost>({ queryKey: ['post'] });

/**
 * Lists are refetched only when the reader asks, so posts do not move by themselves.
 */
const listKey = (uid: number, ...rest: readonly unknown[]) => ['post', 'list', uid, ...rest] as const;

/** An infinite query for a list of posts. */
export function listOfPosts(
  uid: number,
  name: readonly unknown[],
  read: (page: { cursor?: string; pageSize: number }) => Promise<PostListPage>,
  /** Where this device keeps the first page. */
  key?: LastSeenKey,
) {
  return infiniteQueryOptions({
    queryKey: listKey(uid, ...name),
    queryFn: ({ pageParam, ...query }) => {
      const askedAt = performance.now();
      // Not of a stored page: its likes are old, and would count as the newest ones.
      const request = withAuthors(query.client, read(pageParams(pageParam))).then((page) =>
        withLatestLikes(page, askedAt),
      );
      return key && !pageParam.cursor ? orLastSeen(query, key, request) : request;
    },
    ...cursorPagination,
    staleTime: Infinity,
  });
}

export const readPosts = (filter: PostFilter, page: { cursor?: string; pageSize: number }) =>
  get('/api/v1/square/post/list', { ...filter, ...page });

export const postsQuery = (uid: number, filter: PostFilter) =>
  listOfPosts(uid, ['all', filter], (page) => readPosts(filter, page), keyOf(uid, filter));

/** A list with a filter is not kept. */
const keyOf = (uid: number, { sort, tag, game }: PostFilter): LastSeenKey | undefined =>
  tag || game ? undefined : `${uid}:square:${sort === HOT ? 'hot' : 'new'}`;

/** Posts of the players that this player follows. */
export const followedPostsQuery = (uid: number) =>
  listOfPosts(uid, ['followed'], (page) => get('/api/v1/square/post/follow', page), `${uid}:square:follow`);

/** The first posts that match the filter. */
export const topPostsQuery = (uid: number, filter: PostFilter, pageSize: number) =>
  queryOptions({
    queryKey: ['post', 'top', uid, filter, pageSize] as const,
    queryFn: async ({ client }): Promise<readonly Post[]> => {
      const askedAt = performance.now();
      const page = await withAuthors(client, readPosts(filter, { pageSize }));
      return withLatestLikes(page, askedAt).records;
    },
  });

/** One post, up to date with pushed events; null if it is gone. */
export const postQuery = (uid: number, id: number) =>
  queryOptions({
    queryKey: ['post', 'one', uid, id] as const,
    queryFn: ({ client, queryKey }) =>
      readPostAndReplay(
        id,
        () => readPost(client, id, refetchHeaders(client, queryKey)),
        () => blockedNow(client, uid),
      ),
  });

/** The server's current post; null if it is gone. */
export const readPost = (client: QueryClient, id: number, headers?: Record<string, string>) =>
  mergeFollowed(
    client,
    nullIfGone(get('/api/v1/square/post/{id}', undefined, { pathParams: { id }, headers })),
    (post) => (post ? [post.author] : []),
  );

const withAuthors = (client: QueryClient, page: Promise<PostListPage>) =>
  mergeFollowed(client, page, ({ records }) => records.map(({ author }) => author));

/** The posts of all pages. A post that moved between two page reads is listed once. */
export function postsOf(data: InfiniteData<PostListPage> | undefined): readonly Post[] {
  const all = data?.pages.flatMap(({ records }) => records) ?? [];
  return [...new Map(all.map((post) => [post.id, post])).values()];
}

export const deletePost = (id: number) => del('/api/v1/square/post/{id}', undefined, { pathParams: { id } });
