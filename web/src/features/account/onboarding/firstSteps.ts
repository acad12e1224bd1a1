import { readJson, writeJson } from '@/lib/storage';
import { create } from 'zustand';

/** What a new player has done of what is suggested, as far as the server does not know. */
export interface FirstSteps {
  name?: boolean;
  games?: boolean;
  dismissed?: boolean;
}

const key = (uid: number) => `${uid}:first-steps`;

/** By uid; what is not here yet is in local storage. */
const useStoredSteps = create<Record<number, FirstSteps>>(() => ({}));

export const useFirstSteps = (uid: number): FirstSteps => useStoredSteps((all) => all[uid]) ?? stored(uid);

/** Remembers that this was done, for whoever is signed in. */
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
