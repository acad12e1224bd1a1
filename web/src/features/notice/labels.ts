import type { Notice } from '@/api/types';
import { shortNumber } from '@/lib/format';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';

/** The names of the last two actors, and the number of all actors if there are more. */
export function noticeAuthorNames({ actor, second, actorNum }: Notice): { names: string[]; others: string } {
  const names = second ? [actor.name, second.name] : [actor.name];
  return { names, others: actorNum > names.length ? t`等 ${shortNumber(actorNum)} 人` : '' };
}

export function noticeActionText({ kind, commentId }: Notice): string {
  switch (kind) {
    case 'like':
      return commentId ? t('赞了你的评论') : t('赞了你的帖子');
    case 'comment':
      return t('评论了你的帖子');
    case 'reply':
      return t('回复了你的评论');
    case 'mention':
      return commentId ? t('在评论里提到了你') : t('在帖子里提到了你');
    case 'follow':
      return t('关注了你');
    default:
      return t('和你互动了');
  }
}

/** What the actor wrote, and what of the reader it is about. A comment without a text is a picture. */
export function noticeTexts({ kind, commentId, excerpt, about }: Notice): { excerpt: string; about: string } {
  const wrote = commentId !== null && (kind === 'comment' || kind === 'reply' || kind === 'mention');
  return {
    excerpt: excerpt || (wrote ? t('[图片]') : ''),
    about: about || (kind === 'like' && commentId !== null ? t('[图片]') : ''),
  };
}

/** The address that a tap opens: the post, the comment in its thread, or the person. */
export function noticeTargetPath({ actor, postId, commentId }: Notice): string {
  if (!postId) return paths.person(actor.uid);
  return commentId ? paths.comment(postId, commentId) : paths.post(postId);
}
