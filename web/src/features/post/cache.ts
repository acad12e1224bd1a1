import type { Post, PostDetail, PostListPage } from '@/api/types';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

type Change = (post: Post) => Post;

/** Changes a post in all cached lists and on its page. */
export function changePost(client: QueryClient, id: number, change: Change): void {
  const apply = <T extends Post>(post: T): T => (post.id === id ? { ...post, ...change(post) } : post);
  client.setQueriesData<InfiniteData<PostListPage>>({ queryKey: ['post', 'list'] }, (list) =>
    mapList(list, (posts) => posts.map(apply)),
  );
  client.setQueriesData<readonly Post[]>({ queryKey: ['post', 'top'] }, (posts) => posts?.map(apply));
  client.setQueriesData<PostDetail | null>({ queryKey: ['post', 'one'] }, (post) => post && apply(post));
}

/** Removes posts from all cached lists, and marks their pages as gone. */
export function removePosts(client: QueryClient, ids: readonly number[]): void {
  if (ids.length === 0) return;
  const without = (posts: readonly Post[]) => posts.filter(({ id }) => !ids.includes(id));
  client.setQueriesData<InfiniteData<PostListPage>>({ queryKey: ['post', 'list'] }, (list) =>
    mapList(list, without),
  );
  client.setQueriesData<readonly Post[]>({ queryKey: ['post', 'top'] }, (posts) => posts && without(posts));
  client.setQueriesData<PostDetail | null>({ queryKey: ['post', 'one'] }, (post) =>
    post && ids.includes(post.id) ? null : post,
  );
}

/** The copy of a post in a cached list. */
export function findListed(client: QueryClient, uid: number, id: number): Post | undefined {
  const lists = client.getQueriesData<InfiniteData<PostListPage>>({ queryKey: ['post', 'list', uid] });
  const tops = client.getQueriesData<readonly Post[]>({ queryKey: ['post', 'top', uid] });
  const all = [
    ...lists.flatMap(([, list]) => list?.pages.flatMap(({ records }) => records) ?? []),
    ...tops.flatMap(([, posts]) => posts ?? []),
  ];
  return all.find((post) => post.id === id);
}

function mapList(
  list: InfiniteData<PostListPage> | undefined,
  map: (posts: readonly Post[]) => readonly Post[],
): InfiniteData<PostListPage> | undefined {
  if (!list) return list;
  const pages = list.pages.map((page) => ({ ...page, records: [...map(page.records)] }));
  return { ...list, pages };
}
