import { persistedByPlayer } from '@/data/persisted';
import { useAccount } from '@/features/account';
import { useEffect } from 'react';

/** A post or game that was opened on this device. */
export interface Visit {
  kind: 'post' | 'game';
  id: number;
  /** The name of the game, or the beginning of the post. */
  name: string;
  /** A short line below the name. */
  note: string;
  /** The address of a small picture. */
  picture: string | null;
  /** The time of the last visit, ms by this device's clock. */
  at: number;
}

type Place = Pick<Visit, 'kind' | 'id'>;

/** More are of no use: the oldest visit is dropped first. */
const MAX_VISITS = 200;
/** Enough for two lines. */
const MAX_NAME = 80;

/** The visits of one player, latest first; those of the visitor are under 0. A sign-out clears those of its player. */
const storeOf = persistedByPlayer('{uid}:visits', {
  initial: { visits: [] as readonly Visit[] },
  validate: ({ visits }) => ({
    visits: (Array.isArray(visits) ? visits : []).filter(isVisit).slice(0, MAX_VISITS),
  }),
});

const isSame = (one: Place, other: Place) => one.kind === other.kind && one.id === other.id;

export const readVisits = (uid: number): readonly Visit[] => storeOf(`${uid}:visits`).fresh().visits;

export const useVisits = (uid: number): readonly Visit[] => storeOf(`${uid}:visits`)(({ visits }) => visits);

/** Adds a visit, or moves the earlier visit of the same thing to the front. */
export function recordVisit(uid: number, visit: Visit): void {
  const store = storeOf(`${uid}:visits`);
  const name = [...visit.name].slice(0, MAX_NAME).join('');
  const others = store.fresh().visits.filter((other) => !isSame(other, visit));
  store.setState({ visits: [{ ...visit, name }, ...others].slice(0, MAX_VISITS) });
}

export function removeVisit(uid: number, place: Place): void {
  const store = storeOf(`${uid}:visits`);
  store.setState({ visits: store.fresh().visits.filter((visit) => !isSame(visit, place)) });
}

export const clearVisits = (uid: number): void => storeOf(`${uid}:visits`).setState({ visits: [] });

/** Records the open page in the browsing history, each time it is shown. */
export function useRecordVisit({ kind, id, name, note, picture }: Omit<Visit, 'at'>): void {
  const uid = useAccount((account) => account.uid);
  useEffect(() => {
    recordVisit(uid, { kind, id, name, note, picture, at: Date.now() });
  }, [uid, kind, id, name, note, picture]);
}

function isVisit(value: unknown): value is Visit {
  const { kind, id, name, note, picture, at } = (value ?? {}) as Partial<Record<keyof Visit, unknown>>;
  return (
    (kind === 'post' || kind === 'game') &&
    typeof id === 'number' &&
    typeof name === 'string' &&
    typeof note === 'string' &&
    (picture === null || typeof picture === 'string') &&
    typeof at === 'number'
  );
}
