import type { Mention } from '@/api/types';
import { DEFAULT_LIMITS } from '@/features/rateLimitNotice';
import type { CommentDraft } from './drafts';

/** A draft and the functions that change it. */
export interface MentionInput {
  draft: CommentDraft;
  change: (change: Partial<CommentDraft>) => void;
  /** Inserts a name at the cursor, replacing an "@" right before it. Returns the new cursor position. */
  mention: (person: Mention, caret: number) => number;
}

export function mentionAtCursor(draft: CommentDraft, set: (draft: CommentDraft) => void): MentionInput {
  return {
    draft,
    change: (change) => set({ ...draft, ...change }),
    mention: (person, caret) => {
      const before = draft.text.slice(0, caret).replace(/@$/, '');
      const text = `${before}@${person.name} ${draft.text.slice(caret)}`;
      const others = draft.mentions.filter(({ uid: known }) => known !== person.uid);
      set({ ...draft, text, mentions: [...others, person] });
      return before.length + person.name.length + 2;
    },
  };
}

/** The mentioned people whose names are still in the text, up to the maximum. */
export function mentioned({ text, mentions }: Pick<CommentDraft, 'text' | 'mentions'>): Mention[] {
  return mentions.filter(({ name }) => text.includes(`@${name}`)).slice(0, DEFAULT_LIMITS.mentions);
}
