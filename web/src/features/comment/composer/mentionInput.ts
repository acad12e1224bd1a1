import type { Mention } from '@/api/types';
import { DEFAULT_LIMITS } from '@/features/rateLimitNotice';
import type { CommentDraft } from './drafts';

/** What is being written, and what its writer may do to it. */
export interface MentionInput {
  draft: CommentDraft;
  change: (change: Partial<CommentDraft>) => void;
  /** Puts a name where the caret is, instead of an "@" right before it; gives where the caret is then. */
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

/** Those whose names still stand in the text, as many as are told. */
export function mentioned({ text, mentions }: Pick<CommentDraft, 'text' | 'mentions'>): Mention[] {
  return mentions.filter(({ name }) => text.includes(`@${name}`)).slice(0, DEFAULT_LIMITS.mentions);
}
