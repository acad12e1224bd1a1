import type { Mention } from '@/api/types';
import { persistedByPlayer } from '@/data/persisted';
import type { ReplyTarget } from '../commentKind';

/** An unsent comment. */
export interface CommentDraft {
  text: string;
  mentions: readonly Mention[];
  target: ReplyTarget | null;
}

export const EMPTY_COMMENT_DRAFT: CommentDraft = { text: '', mentions: [], target: null };

/** The maximum number of stored drafts. The least recently changed one is dropped first. */
const MAX_DRAFTS = 30;

type CommentDrafts = Readonly<Record<string, CommentDraft>>;

/** By `place`: a post (`7`), or the replies to a comment (`7:12`). Version 0 was the record itself. */
const storeOf = persistedByPlayer('{uid}:comment-drafts', {
  initial: { drafts: {} as CommentDrafts },
  validate: ({ drafts }) =>
    typeof drafts === 'object' && drafts !== null ? { drafts: drafts as CommentDrafts } : {},
  migrate: (drafts) => ({ drafts }),
});

export function readCommentDraft(uid: number, place: string): CommentDraft {
  return storeOf(`${uid}:comment-drafts`).fresh().drafts[place] ?? EMPTY_COMMENT_DRAFT;
}

/** Stores a draft, or removes it if it is empty. */
export function saveCommentDraft(uid: number, place: string, draft: CommentDraft): void {
  const store = storeOf(`${uid}:comment-drafts`);
  const { [place]: _, ...others } = store.fresh().drafts;
  const drafts = draft.text.trim() ? { ...others, [place]: draft } : others;
  store.setState({ drafts: Object.fromEntries(Object.entries(drafts).slice(-MAX_DRAFTS)) });
}
