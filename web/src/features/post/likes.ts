import type { PostDetail, PostListPage } from '@/api/types';
import { useAccount } from '@/features/account';
import { LatestValues } from '@/realtime/versioning';

/** The latest like count of each post, from pushes and answers. */
const latestLikes = new LatestValues<number>();

/** Records a like count with its time, and returns the latest one. */
export function latestPostLikes(post: number, value: number, at: number): number {
  return latestLikes.take(String(post), { value, at });
}

/** Replaces the like counts of an answer by newer pushed ones. `askedAt` is the time of the request. */
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
