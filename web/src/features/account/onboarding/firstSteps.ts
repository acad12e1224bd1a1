import { readJson, writeJson } from '@/lib/storage';
import { create } from 'zustand';

/** The suggested first steps that a new player has done and that the server does not know. */
export interface FirstSteps {
  name?: boolean;
  games?: boolean;
  dismissed?: boolean;
}

const key = (uid: number) => `${uid}:first-steps`;

/** By uid. A uid that is not in the store yet is read from local storage. */
const useStoredSteps = create<Record<number, FirstSteps>>(() => ({}));

export const useFirstSteps = (uid: number): FirstSteps => useStoredSteps((all) => all[uid]) ?? stored(uid);

/** Records a step as done for this player. */
export function markFirstStep(uid: number, step: keyof FirstSteps): void {
  if (!uid) return;
  const steps = useStoredSteps.getState()[uid] ?? stored(uid);
  if (steps[step]) return;
  const next = { ...steps, [step]: true };
  writeJson(key(uid), next);
  useStoredSteps.setState({ [uid]: next });
}

function stored(uid: number): FirstSteps {
  const value = readJson(key(uid));
  return typeof value === 'object' && value !== null ? (value as FirstSteps) : NONE;
}

const NONE: FirstSteps = {};
