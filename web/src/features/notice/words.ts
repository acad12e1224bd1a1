import type { Notice } from '@/api/types';
import { shortNumber } from '@/lib/format';
import { paths } from '@/paths';

/** Who did it: the last two by name, of more than that how many. */
export function whoOf({ actor, second, actorNum }: Notice): { names: string[]; others: string } {
  const names = second ? [actor.name, second.name] : [actor.name];
  return { names, others: actorNum > names.length ? `等 ${shortNumber(actorNum)} 人` : '' };
}

/** What they did. */
export function deedOf({ kind, commentId }: Notice): string {
  switch (kind) {
    case 'like':
      return commentId ? '赞了你的评论' : '赞了你的帖子';
    case 'comment':
      return '评论了你的帖子';
    case 'reply':
      return '回复了你的评论';
    case 'mention':
      return commentId ? '在评论里提到了你' : '在帖子里提到了你';
    case 'follow':
      return '关注了你';
    default:
      return '和你互动了';
  }
}

/** Where a tap leads: to the thing itself, a comment at its place in the thread. */
export function placeOf({ actor, postId, commentId }: Notice): string {
  if (!postId) return paths.person(actor.uid);
  return commentId ? paths.comment(postId, commentId) : paths.post(postId);
}
