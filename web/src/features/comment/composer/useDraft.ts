import type { Mention } from '@/api/types';
import { useAccount } from '@/features/account';
import { USUAL } from '@/features/limit';
import { useState } from 'react';
import { EMPTY, keepDraft, readDraft, type Draft } from './drafts';

/** What is being written at this place: kept until it is sent, also across a reload. */
export function useDraft(place: string) {
  const uid = useAccount((account) => account.uid);
  const [state, setState] = useState(() => ({ uid, place, draft: readDraft(uid, place) }));
  if (state.uid !== uid || state.place !== place) setState({ uid, place, draft: readDraft(uid, place) });
  const set = (draft: Draft) => {
    keepDraft(uid, place, draft);
    setState({ uid, place, draft });
  };
  const { draft } = state;
  return {
    draft,
    change: (change: Partial<Draft>) => set({ ...draft, ...change }),
    clear: () => set(EMPTY),
    /** Puts a name where the caret is, instead of an "@" right before it. */
    mention: (person: Mention, caret: number) => {
      const before = draft.text.slice(0, caret).replace(/@$/, '');
      const text = `${before}@${person.name} ${draft.text.slice(caret)}`;
      const others = draft.mentions.filter(({ uid: known }) => known !== person.uid);
      set({ ...draft, text, mentions: [...others, person] });
      return before.length + person.name.length + 2;
    },
  };
}

/** Those whose names still stand in the text, as many as are told. */
export function mentioned({ text, mentions }: Draft): Mention[] {
  return mentions.filter(({ name }) => text.includes(`@${name}`)).slice(0, USUAL.mentions);
}
