import type { Comment } from '@/api/types';
import { useAccount } from '@/features/account';
import { useHeart, type Heart, type Taker } from '@/features/like';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { likesOf } from './likes';
import { changeComments } from './live/cache';

/** The heart of a comment. */
export function useLike({ id, postId, liked, likeNum }: Comment): Heart {
  const client = useQueryClient();
  const uid = useAccount((account) => account.uid);
  const take: Taker = useCallback(
    (wish, answer, askedAt) => {
      const now = { liked: answer.liked, likeNum: likesOf(wish.id, answer.likeNum, askedAt) };
      changeComments(client, uid, wish.post, (comment) =>
        comment.id === wish.id ? { ...comment, ...now } : comment,
      );
    },
    [client, uid],
  );
  return useHeart('comment', { id, post: postId, liked, likeNum }, take);
}
