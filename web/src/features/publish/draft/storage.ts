import { readJson, remove, writeJson } from '@/lib/storage';
import { EMPTY_POST_DRAFT, isEmpty, isSameDraft, type MediaItem, type PostDraft } from './draft';

/** The storage key of a draft: a new post, or the edit of an own post. */
export function draftKey(uid: number, post: number | null): string {
  return post === null ? `${uid}:draft` : `${uid}:draft:${post}`;
}

/** Loads a stored draft. Unfinished uploads wait to start again. */
export function loadPostDraft(key: string): PostDraft | null {
  const stored = readJson(key) as Partial<PostDraft> | null;
  if (typeof stored?.content !== 'string' || !Array.isArray(stored.media)) return null;
  return { ...EMPTY_POST_DRAFT, ...stored, media: (stored.media as MediaItem[]).map(pendingSaves) };
}

/** Stores a draft, or deletes it if it is empty or equal to its base. */
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

/** A `blob:` address is invalid after a reload. */
function stored({ preview, error, ...item }: MediaItem): MediaItem {
  const seen = preview?.startsWith('blob:') ? item.thumb : preview;
  return seen ? { ...item, preview: seen } : item;
}
