import { readJson, remove, writeJson } from '@/lib/storage';
import { EMPTY, isEmpty, isSame, type PostDraft, type MediaItem } from './draft';

/** Under which name a player's draft is kept: of a new post, or of the changes to an own one. */
export function draftKey(uid: number, post: number | null): string {
  return post === null ? `${uid}:draft` : `${uid}:draft:${post}`;
}

/** The draft that was left there. What was not uploaded yet waits to be. */
export function loadDraft(key: string): PostDraft | null {
  const stored = readJson(key) as Partial<PostDraft> | null;
  if (typeof stored?.content !== 'string' || !Array.isArray(stored.media)) return null;
  return { ...EMPTY, ...stored, media: (stored.media as MediaItem[]).map(waiting) };
}

/** Keeps a draft, unless it says no more than what it began with. */
export function saveDraft(key: string, draft: PostDraft, base: PostDraft = EMPTY): void {
  if (isEmpty(draft) || isSame(draft, base)) remove(key);
  else writeJson(key, { ...draft, media: draft.media.map(stored) });
}

export const dropDraft = remove;

/** The stored draft of one composer. `isStale`: another tab or page has changed or removed it since this composer read or wrote it. */
export function openDraft(key: string) {
  const first = loadDraft(key);
  let known = first;
  return {
    first,
    save: (draft: PostDraft, base: PostDraft) => {
      saveDraft(key, draft, base);
      known = loadDraft(key);
    },
    isStale: () => {
      const now = loadDraft(key);
      return now && known ? !isSame(now, known) : now !== known;
    },
  };
}

export type StoredDraft = ReturnType<typeof openDraft>;

function waiting(item: MediaItem): MediaItem {
  return item.id ? { ...item, state: 'done', sent: 1 } : { ...item, state: 'waiting', sent: 0 };
}

/** An address of the browser's own means nothing after a reload. */
function stored({ preview, error, ...item }: MediaItem): MediaItem {
  const seen = preview?.startsWith('blob:') ? item.thumb : preview;
  return seen ? { ...item, preview: seen } : item;
}
