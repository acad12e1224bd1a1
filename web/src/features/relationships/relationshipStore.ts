import type { Author } from '@/api/types';
import { useAccount } from '@/features/account';
import { newest, type Timestamped } from '@/realtime/versioning';
import { create } from 'zustand';

type Followable = Pick<Author, 'uid' | 'followed'>;

interface Relationships {
  /** Whom this player has followed or left on this page, and since when; what was asked for before says otherwise. */
  followed: ReadonlyMap<number, Timestamped<boolean>>;
  blocked: ReadonlySet<number>;
  /** Whom they let in again: what was read before says otherwise. */
  released: ReadonlySet<number>;
}

const NONE: Relationships = { followed: new Map(), blocked: new Set(), released: new Set() };

/** What this player did to others since the page was loaded: wherever they are shown, it is known at once. */
const useRelationships = create<Relationships>(() => NONE);

/** Whether this person is followed: as was done here, or read since; else as was read. */
export function useFollowed(uid: number, read: boolean): boolean {
  return useRelationships(({ followed }) => followed.get(uid)?.value) ?? read;
}

/**
 * Whom not to show any more; lists that are read from now on leave them out by themselves. Those of before this page are known
 * where somebody asked by `useLoadBlocked`.
 */
export const useBlocked = () => useRelationships(({ blocked }) => blocked);

export function setFollowed(uid: number, is: boolean): void {
  const now = { value: is, at: performance.now() };
  useRelationships.setState(({ followed }) => ({ followed: new Map(followed).set(uid, now) }));
}

/**
 * Asks, and takes in whom the answer says to be followed: what was done on another device after what was done here, an answer tells
 * that was asked for after that.
 */
export async function mergeFollowed<T>(
  ask: Promise<T>,
  peopleIn: (answer: T) => readonly Followable[],
): Promise<T> {
  const at = performance.now();
  const answer = await ask;
  const { followed } = useRelationships.getState();
  const changed = new Map(followed);
  for (const { uid, followed: value } of peopleIn(answer)) {
    const known = followed.get(uid);
    if (known && known.value !== value) changed.set(uid, newest(known, { value, at }));
  }
  if ([...changed].some(([uid, relation]) => followed.get(uid) !== relation))
    useRelationships.setState({ followed: changed });
  return answer;
}

export function setBlocked(uid: number, is: boolean): void {
  useRelationships.setState((relationships) => {
    const [blocked, released] = [new Set(relationships.blocked), new Set(relationships.released)];
    const [to, from] = is ? [blocked, released] : [released, blocked];
    to.add(uid);
    from.delete(uid);
    return { blocked, released };
  });
  // Blocking ends follows both ways.
  if (is) setFollowed(uid, false);
}

/** Those were blocked earlier. */
export function mergeBlocked(uids: readonly number[]): void {
  useRelationships.setState(({ blocked, released }) => ({
    blocked: new Set([...blocked, ...uids.filter((uid) => !released.has(uid))]),
  }));
}

// They are of one player.
useAccount.subscribe(({ uid }, before) => {
  if (uid !== before.uid) useRelationships.setState(NONE);
});
