import type { Post } from '@/api/types';
import { useLikeToggle, type AnswerHandler, type LikeToggle } from '@/features/like';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { changePost } from './cache';
import { latestPostLikes } from './likes';

/** State and toggle of a post's like button. */
export function usePostLike({ id, liked, likeNum }: Pick<Post, 'id' | 'liked' | 'likeNum'>): LikeToggle {
  const client = useQueryClient();
  const take: AnswerHandler = useCallback(
    (pendingLike, answer, askedAt) => {
      const now = { liked: answer.liked, likeNum: latestPostLikes(pendingLike.id, answer.likeNum, askedAt) };
      changePost(client, pendingLike.id, (post) => ({ ...post, ...now }));
    },
    [client],
  );
  return useLikeToggle('post', { id, post: id, liked, likeNum }, take);
}
