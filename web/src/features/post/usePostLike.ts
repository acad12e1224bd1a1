import type { Post } from '@/api/types';
import { createLikeKind, useLikeToggle, type LikeToggle } from '@/features/like';
import { cachedPosts } from './api';
import { latestPostLikes } from './likes';

/** Likes of posts. */
export const postLikeKind = createLikeKind(
  'post',
  ({ payload: { id } }, { liked, likeNum }, { client, askedAt }) => {
    const now = { liked, likeNum: latestPostLikes(id, likeNum, askedAt) };
    cachedPosts.change(client, id, () => now);
  },
);

/** State and toggle of a post's like button. */
export function usePostLike({ id, liked, likeNum }: Pick<Post, 'id' | 'liked' | 'likeNum'>): LikeToggle {
  return useLikeToggle(postLikeKind, { id, post: id, liked, likeNum });
}
