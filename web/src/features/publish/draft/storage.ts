import { persistedByPlayer } from '@/data/persisted';
import type { LocalKey } from '@/deviceData';
import { EMPTY_POST_DRAFT, isEmpty, isSameDraft, type MediaItem, type PostDraft } from './draft';

type DraftName = '{uid}:draft' | '{uid}:draft:{post}';
export type DraftKey = LocalKey<DraftName>;

/** Both names have one format. Version 0 had the same fields. */
const storeOf = persistedByPlayer<DraftName, PostDraft>('{uid}:draft', {
  initial: EMPTY_POST_DRAFT,
  validate: (stored) =>
    typeof stored.content === 'string' && Array.isArray(stored.media) ? (stored as Partial<PostDraft>) : {},
});

/** The storage key of a draft: a new post, or the edit of an own post. */
export function draftKey(uid: number, post: number | null): DraftKey {
  return post === null ? `${uid}:draft` : `${uid}:draft:${post}`;
}

/** Loads a stored draft. */
export function loadPostDraft(key: DraftKey): PostDraft | null {
  const draft = storeOf(key).fresh();
  return isSameDraft(draft, EMPTY_POST_DRAFT) ? null : { ...draft, media: draft.media.map(resetUpload) };
}

/** Stores a draft, or deletes it if it is empty or equal to its base. */
export function savePostDraft(key: DraftKey, draft: PostDraft, base: PostDraft = EMPTY_POST_DRAFT): void {
  if (isEmpty(draft) || isSameDraft(draft, base)) deletePostDraft(key);
  else storeOf(key).setState({ ...draft, media: draft.media.map(stored) });
}

export const deletePostDraft = (key: DraftKey): void => storeOf(key).setState(EMPTY_POST_DRAFT);

/** The stored draft of one composer. `isStale`: another tab or page has changed or removed it since this composer read or wrote it. */
export function openPostDraft(key: DraftKey) {
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

/** An upload that was running before the reload starts again. */
function resetUpload(item: MediaItem): MediaItem {
  return item.id ? { ...item, state: 'done', sent: 1 } : { ...item, state: 'waiting', sent: 0 };
}

/** A `blob:` address is invalid after a reload. */
function stored({ preview, error, ...item }: MediaItem): MediaItem {
  const seen = preview?.startsWith('blob:') ? item.thumb : preview;
  return seen ? { ...item, preview: seen } : item;
}
