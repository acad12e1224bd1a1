import { useAccount } from '@/features/account';
import { useState } from 'react';
import { EMPTY_COMMENT_DRAFT, readCommentDraft, saveCommentDraft, type CommentDraft } from './drafts';
import { mentionAtCursor } from './mentionInput';

/** The draft for this place. Local storage keeps it across reloads until it is sent. */
export function useCommentDraft(place: string) {
  const uid = useAccount((account) => account.uid);
  const [state, setState] = useState(() => ({ uid, place, draft: readCommentDraft(uid, place) }));
  if (state.uid !== uid || state.place !== place)
    setState({ uid, place, draft: readCommentDraft(uid, place) });
  const set = (draft: CommentDraft) => {
    saveCommentDraft(uid, place, draft);
    setState({ uid, place, draft });
  };
  return { ...mentionAtCursor(state.draft, set), clear: () => set(EMPTY_COMMENT_DRAFT) };
}
