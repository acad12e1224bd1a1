import type { Mention } from '@/api/types';
import { readJson, remove, writeJson } from '@/lib/storage';
import type { ReplyTarget } from '../outbox';

/** An unsent comment. */
export interface CommentDraft {
  text: string;
  mentions: readonly Mention[];
  target: ReplyTarget | null;
}

export const EMPTY_COMMENT_DRAFT: CommentDraft = { text: '', mentions: [], target: null };

/** The maximum number of stored drafts. The least recently changed one is dropped first. */
const MAX = 30;

type CommentDrafts = Record<string, CommentDraft>;

const keyOf = (uid: number) => `${uid}:comment-drafts`;

export function readCommentDraft(uid: number, place: string): CommentDraft {
  return load(uid)[place] ?? EMPTY_COMMENT_DRAFT;
}

/** Stores a draft, or removes it if it is empty. */
export function saveCommentDraft(uid: number, place: string, draft: CommentDraft): void {
  const { [place]: _, ...others } = load(uid);
  const drafts = draft.text.trim() ? { ...others, [place]: draft } : others;
  const recent = Object.entries(drafts).slice(-MAX);
  if (recent.length > 0) writeJson(keyOf(uid), Object.fromEntries(recent));
  else remove(keyOf(uid));
}

function load(uid: number): CommentDrafts {
  const stored = readJson(keyOf(uid));
  return typeof stored === 'object' && stored !== null ? (stored as CommentDrafts) : {};
}
