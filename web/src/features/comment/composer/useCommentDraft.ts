import { useAccount } from '@/features/account';
import { useState } from 'react';
import { EMPTY, saveDraft, readDraft, type CommentDraft } from './drafts';
import { writingOn } from './writing';

/** What is being written at this place: kept until it is sent, also across a reload. */
export function useCommentDraft(place: string) {
  const uid = useAccount((account) => account.uid);
  const [state, setState] = useState(() => ({ uid, place, draft: readDraft(uid, place) }));
  if (state.uid !== uid || state.place !== place) setState({ uid, place, draft: readDraft(uid, place) });
  const set = (draft: CommentDraft) => {
    saveDraft(uid, place, draft);
    setState({ uid, place, draft });
  };
  return { ...writingOn(state.draft, set), clear: () => set(EMPTY) };
}
