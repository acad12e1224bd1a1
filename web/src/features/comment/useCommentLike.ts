import type { Comment } from '@/api/types';
import { useAccount } from '@/features/account';
import { useLikeToggle, type AnswerHandler, type LikeToggle } from '@/features/like';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { latestCommentLikes } from './likes';
import { changeComments } from './live/cache';

/** The like button of a comment. */
export function useCommentLike({ id, postId, liked, likeNum }: Comment): LikeToggle {
  const client = useQueryClient();
  const uid = useAccount((account) => account.uid);
  const take: AnswerHandler = useCallback(
    (pendingLike, answer, askedAt) => {
      const now = {
        liked: answer.liked,
        likeNum: latestCommentLikes(pendingLike.id, answer.likeNum, askedAt),
      };
      changeComments(client, uid, pendingLike.post, (comment) =>
        comment.id === pendingLike.id ? { ...comment, ...now } : comment,
      );
    },
    [client, uid],
  );
  return useLikeToggle('comment', { id, post: postId, liked, likeNum }, take);
}
