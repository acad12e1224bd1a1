import type { PostDetail, PostListPage } from '@/api/types';
import { useAccount } from '@/features/account';
import { LatestValues } from '@/realtime/versioning';

/** How often each post is liked: by pushes and answers, whichever is newer. */
const latestLikes = new LatestValues<number>();

/** Takes in how often a post was liked at some time, and gives how often it is. */
export function latestPostLikes(post: number, value: number, at: number): number {
  return latestLikes.take(String(post), { value, at });
}

/** What was asked for at this time, with likes no older than what was pushed meanwhile. */
export function withLatestLikes<T extends PostListPage>(page: T, askedAt: number): T {
  const records = page.records.map((post) => ({
    ...post,
    likeNum: latestPostLikes(post.id, post.likeNum, askedAt),
  }));
  return { ...page, records };
}

export function postWithLikes(post: PostDetail, askedAt: number): PostDetail {
  return { ...post, likeNum: latestPostLikes(post.id, post.likeNum, askedAt) };
}

useAccount.subscribe(({ uid }, before) => {
  if (uid !== before.uid) latestLikes.clear();
});
