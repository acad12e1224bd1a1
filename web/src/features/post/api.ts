import { del, get, postJson } from '@/api/client';
import { ApiError, CODE } from '@/api/errors';
import type { Post, PostDetail, PostPage } from '@/api/types';
import { PAGE_SIZE } from '@/constants';
import { carriedPost } from './live';
import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query';
import { withLikes } from './likes';

export const HOT = 1;
export const NEWEST = 2;

export interface PostFilter {
  sort: typeof HOT | typeof NEWEST;
  tag?: number;
  game?: number;
}

/**
 * Lists of posts: everything under this key is `InfiniteData<PostPage>`, and what happens to a post (`changePost`, `removePost`)
 * happens in all of them. They are read anew when their reader asks for it, and never move by themselves.
 */
export const listKey = (uid: number, ...rest: readonly unknown[]) => ['post', 'list', uid, ...rest] as const;

/** A list of posts, page by page. */
export function listOfPosts(
  uid: number,
  name: readonly unknown[],
  read: (page: { cursor?: string; pageSize: number }) => Promise<PostPage>,
) {
  return infiniteQueryOptions({
    queryKey: listKey(uid, ...name),
    queryFn: async ({ pageParam }) => {
      const askedAt = Date.now();
      return withLikes(await read({ cursor: pageParam, pageSize: PAGE_SIZE }), askedAt);
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: Infinity,
  });
}

export const readPosts = (filter: PostFilter, page: { cursor?: string; pageSize: number }) =>
  get('/api/v1/square/post/list', { ...filter, ...page });

export const postsQuery = (uid: number, filter: PostFilter) =>
  listOfPosts(uid, ['all', filter], (page) => readPosts(filter, page));

/** Posts of those whom this player follows. */
export const followedPostsQuery = (uid: number) =>
  listOfPosts(uid, ['followed'], (page) => get('/api/v1/square/post/follow', page));

/** The first few posts that match. */
export const topPostsQuery = (uid: number, filter: PostFilter, pageSize: number) =>
  queryOptions({
    queryKey: ['post', 'top', uid, filter, pageSize] as const,
    queryFn: async (): Promise<readonly Post[]> => {
      const askedAt = Date.now();
      const page = await readPosts(filter, { pageSize });
      return withLikes(page, askedAt).records;
    },
  });

/** One post; null where it is gone. */
export const postQuery = (uid: number, id: number) =>
  queryOptions({
    queryKey: ['post', 'one', uid, id] as const,
    queryFn: () => carriedPost(id, () => readPost(id)),
  });

async function readPost(id: number): Promise<PostDetail | null> {
  try {
    return await get('/api/v1/square/post/{id}', undefined, { at: { id } });
  } catch (error) {
    if (error instanceof ApiError && error.code === CODE.gone) return null;
    throw error;
  }
}

/** All posts of a list, each once: between two pages the order may have moved. */
export function postsOf(data: InfiniteData<PostPage> | undefined): readonly Post[] {
  const all = data?.pages.flatMap(({ records }) => records) ?? [];
  return [...new Map(all.map((post) => [post.id, post])).values()];
}

export const likePost = (id: number) => postJson('/api/v1/square/post/{id}/like', undefined, { at: { id } });
export const unlikePost = (id: number) => del('/api/v1/square/post/{id}/like', { at: { id } });
export const deletePost = (id: number) => del('/api/v1/square/post/{id}', { at: { id } });
