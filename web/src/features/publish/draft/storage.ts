import { readJson, remove, writeJson } from '@/lib/storage';
import { EMPTY_POST_DRAFT, isEmpty, isSameDraft, type MediaItem, type PostDraft } from './draft';

/** Under which name a player's draft is kept: of a new post, or of the changes to an own one. */
export function draftKey(uid: number, post: number | null): string {
  return post === null ? `${uid}:draft` : `${uid}:draft:${post}`;
}

/** The draft that was left there. What was not uploaded yet waits to be. */
export function loadPostDraft(key: string): PostDraft | null {
  const stored = readJson(key) as Partial<PostDraft> | null;
  if (typeof stored?.content !== 'string' || !Array.isArray(stored.media)) return null;
  return { ...EMPTY_POST_DRAFT, ...stored, media: (stored.media as MediaItem[]).map(pendingSaves) };
}

/** Keeps a draft, unless it says no more than what it began with. */
export function savePostDraft(key: string, draft: PostDraft, base: PostDraft = EMPTY_POST_DRAFT): void {
  if (isEmpty(draft) || isSameDraft(draft, base)) remove(key);
  else writeJson(key, { ...draft, media: draft.media.map(stored) });
}

export const deletePostDraft = remove;

/** The stored draft of one composer. `isStale`: another tab or page has changed or removed it since this composer read or wrote it. */
export function openPostDraft(key: string) {
  const first = loadPostDraft(key);
  let known = first;
  return {
    first,
    save: (draft: PostDraft, base: PostDraft) => {
      savePostDraft(key, draft, base);
      known = loadPostDraft(key);
    },
    isStale: () => {
      const now = loadPostDraft(key);
      return now && known ? !isSameDraft(now, known) : now !== known;
    },
  };
}

export type StoredDraft = ReturnType<typeof openPostDraft>;

function pendingSaves(item: MediaItem): MediaItem {
  return item.id ? { ...item, state: 'done', sent: 1 } : { ...item, state: 'waiting', sent: 0 };
}

/** An address of the browser's own means nothing after a reload. */
function stored({ preview, error, ...item }: MediaItem): MediaItem {
  const seen = preview?.startsWith('blob:') ? item.thumb : preview;
  return seen ? { ...item, preview: seen } : item;
}
