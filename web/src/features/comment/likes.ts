import type { Comment, CommentPage } from '@/api/types';
import { useAccount } from '@/features/account';
import { LatestValues } from '@/realtime/versioning';

/** How often each comment is liked: by pushes and answers, whichever is newer. */
const latestLikes = new LatestValues<number>();

/** Takes in how often a comment was liked at some time, and gives how often it is. */
export function latestCommentLikes(comment: number, value: number, at: number): number {
  return latestLikes.take(String(comment), { value, at });
}

/** What was asked for at this time, with likes no older than what was pushed meanwhile. */
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
