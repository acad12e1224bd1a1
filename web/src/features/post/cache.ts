import type { Post, PostDetail, PostListPage } from '@/api/types';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

type Change = (post: Post) => Post;

/** Something about a post is another now, wherever it is shown. */
export function changePost(client: QueryClient, id: number, change: Change): void {
  const apply = <T extends Post>(post: T): T => (post.id === id ? { ...post, ...change(post) } : post);
  client.setQueriesData<InfiniteData<PostListPage>>({ queryKey: ['post', 'list'] }, (list) =>
    mapList(list, (posts) => posts.map(apply)),
  );
  client.setQueriesData<readonly Post[]>({ queryKey: ['post', 'top'] }, (posts) => posts?.map(apply));
  client.setQueriesData<PostDetail | null>({ queryKey: ['post', 'one'] }, (post) => post && apply(post));
}

/** These posts are there no more. */
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

/** What a list has told of this post. */
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
