import type { Comment } from '@/api/types';
import { createLikeKind, useLikeToggle, type LikeToggle } from '@/features/like';
import { latestCommentLikes } from './likes';
import { changeComments } from './live/cache';

/** Likes of comments. */
export const commentLikeKind = createLikeKind(
  'comment',
  ({ uid, payload: { id, post } }, answer, { client, askedAt }) => {
    const now = { liked: answer.liked, likeNum: latestCommentLikes(id, answer.likeNum, askedAt) };
    changeComments(client, uid, post, (comment) => (comment.id === id ? { ...comment, ...now } : comment));
  },
);

/** The like button of a comment. */
export function useCommentLike({ id, postId, liked, likeNum }: Comment): LikeToggle {
  return useLikeToggle(commentLikeKind, { id, post: postId, liked, likeNum });
}
