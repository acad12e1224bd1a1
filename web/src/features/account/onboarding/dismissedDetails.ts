import { persistedByPlayer } from '@/data/persisted';
import { useStore } from 'zustand';

/** The missing details that the player does not want to be asked for. Version 0 was the array itself. */
const storeOf = persistedByPlayer('{uid}:not-ask', {
  initial: { details: [] as readonly string[] },
  validate: ({ details }) => (Array.isArray(details) ? { details: details.map(String) } : {}),
  migrate: (details) => ({ details }),
});

export const useDismissedDetails = (uid: number): readonly string[] =>
  useStore(storeOf(`${uid}:not-ask`)).details;

export function dismissDetail(uid: number, detail: string): void {
  const store = storeOf(`${uid}:not-ask`);
  store.setState({ details: [...store.fresh().details, detail] });
}
