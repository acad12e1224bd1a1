import type { PostDetail, PostPage } from '@/api/types';
import { useAccount } from '@/features/account';
import { LatestValues } from '@/realtime/versioning';

/** How often each post is liked: by pushes and answers, whichever is newer. */
const told = new LatestValues<number>();

/** Takes in how often a post was liked at some time, and gives how often it is. */
export function likesOf(post: number, value: number, at: number): number {
  return told.take(String(post), { value, at });
}

/** What was asked for at this time, with likes no older than what was pushed meanwhile. */
export function withLikes<T extends PostPage>(page: T, askedAt: number): T {
  const records = page.records.map((post) => ({ ...post, likeNum: likesOf(post.id, post.likeNum, askedAt) }));
  return { ...page, records };
}

export function postWithLikes(post: PostDetail, askedAt: number): PostDetail {
  return { ...post, likeNum: likesOf(post.id, post.likeNum, askedAt) };
}

useAccount.subscribe(({ uid }, before) => {
  if (uid !== before.uid) told.clear();
});
