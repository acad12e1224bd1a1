import type { Author, Comment } from '@/api/types';

/** The people in these comments, most recent first, without duplicates. */
export function recentPeople(comments: readonly Comment[]): Author[] {
  const mentionedPeople = comments
    .flatMap((comment) => [comment, ...comment.replies])
    .filter(({ deleted }) => !deleted)
    .sort((a, b) => b.createTime.localeCompare(a.createTime));
  return [...new Map(mentionedPeople.map(({ author }) => [author.uid, author])).values()];
}
