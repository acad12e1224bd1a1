import type { Comment, CommentPage } from '@/api/types';
import { useAccount } from '@/features/account';
import { LatestValues } from '@/realtime/versioning';

/** The like count of each comment, from pushes and answers; the newest value wins. */
const latestLikes = new LatestValues<number>();

/** Merges a like count and its time. Returns the newest known count. */
export function latestCommentLikes(comment: number, value: number, at: number): number {
  return latestLikes.take(String(comment), { value, at });
}

/** Replaces the like counts of an answer with counts that were pushed after its request. */
export function withLatestCommentLikes(comment: Comment, askedAt: number): Comment {
  const replies = comment.replies.map((reply) => withLatestCommentLikes(reply, askedAt));
  return { ...comment, replies, likeNum: latestCommentLikes(comment.id, comment.likeNum, askedAt) };
}

export function pageWithLikes(page: CommentPage, askedAt: number): CommentPage {
  return { ...page, records: page.records.map((comment) => withLatestCommentLikes(comment, askedAt)) };
}

useAccount.subscribe(({ uid }, before) => {
  if (uid !== before.uid) latestLikes.clear();
});
