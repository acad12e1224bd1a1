import type { Notice, Unread } from '@/api/types';
import { t } from '@/lib/i18n';

/** The three parts of the inbox; the status has an unread count for each. */
export type Group = Extract<keyof Unread, 'likes' | 'replies' | 'follows'>;

export const GROUPS: readonly { group: Group; name: string }[] = [
  { group: 'likes', name: t('赞') },
  { group: 'replies', name: t('评论和@') },
  { group: 'follows', name: t('关注', 'notices') },
];

export function groupOf(kind: Notice['kind']): Group {
  if (kind === 'like') return 'likes';
  return kind === 'follow' ? 'follows' : 'replies';
}
