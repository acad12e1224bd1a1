import { persistedByPlayer } from '@/data/persisted';
import { useStore } from 'zustand';

/** The suggested first steps that a new player has done and that the server does not know. */
export interface FirstSteps {
  name?: boolean;
  games?: boolean;
  dismissed?: boolean;
}

const NONE: FirstSteps = {};

/** Version 0 had the same fields. */
const storeOf = persistedByPlayer('{uid}:first-steps', {
  initial: NONE,
  validate: ({ name, games, dismissed }) => ({
    ...(name === true && { name }),
    ...(games === true && { games }),
    ...(dismissed === true && { dismissed }),
  }),
});

export const useFirstSteps = (uid: number): FirstSteps => useStore(storeOf(`${uid}:first-steps`));

/** Records a step as done for this player. */
export function markFirstStep(uid: number, step: keyof FirstSteps): void {
  if (!uid) return;
  const store = storeOf(`${uid}:first-steps`);
  if (!store.fresh()[step]) store.setState({ [step]: true });
}
