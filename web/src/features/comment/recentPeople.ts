import type { Author, Comment } from '@/api/types';

/** Whoever spoke in these comments, the last one first, each once. */
export function recentPeople(comments: readonly Comment[]): Author[] {
  const mentionedPeople = comments
    .flatMap((comment) => [comment, ...comment.replies])
    .filter(({ deleted }) => !deleted)
    .sort((a, b) => b.createTime.localeCompare(a.createTime));
  return [...new Map(mentionedPeople.map(({ author }) => [author.uid, author])).values()];
}
