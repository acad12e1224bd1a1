import type { Author } from '@/api/types';
import { useAccount } from '@/features/account';
import { newest, type Dated } from '@/realtime/order';
import { create } from 'zustand';

type Followable = Pick<Author, 'uid' | 'followed'>;

interface Bonds {
  /** Whom this player has followed or left on this page, and since when; what was asked for before says otherwise. */
  followed: ReadonlyMap<number, Dated<boolean>>;
  blocked: ReadonlySet<number>;
  /** Whom they let in again: what was read before says otherwise. */
  released: ReadonlySet<number>;
}

const NONE: Bonds = { followed: new Map(), blocked: new Set(), released: new Set() };

/** What this player did to others since the page was loaded: wherever they are shown, it is known at once. */
const useBonds = create<Bonds>(() => NONE);

/** Whether this person is followed: as was done here, or read since; else as was read. */
export function useFollowed(uid: number, read: boolean): boolean {
  return useBonds(({ followed }) => followed.get(uid)?.value) ?? read;
}

/**
 * Whom not to show any more; lists that are read from now on leave them out by themselves. Those of before this page are known
 * where somebody asked by `useBlockedBefore`.
 */
export const useBlocked = () => useBonds(({ blocked }) => blocked);

export function setFollowed(uid: number, is: boolean): void {
  const now = { value: is, at: performance.now() };
  useBonds.setState(({ followed }) => ({ followed: new Map(followed).set(uid, now) }));
}

/**
 * Asks, and takes in whom the answer says to be followed: what was done on another device after what was done here, an answer tells
 * that was asked for after that.
 */
export async function learnFollowed<T>(
  ask: Promise<T>,
  peopleIn: (answer: T) => readonly Followable[],
): Promise<T> {
  const at = performance.now();
  const answer = await ask;
  const { followed } = useBonds.getState();
  const changed = new Map(followed);
  for (const { uid, followed: value } of peopleIn(answer)) {
    const known = followed.get(uid);
    if (known && known.value !== value) changed.set(uid, newest(known, { value, at }));
  }
  if ([...changed].some(([uid, bond]) => followed.get(uid) !== bond))
    useBonds.setState({ followed: changed });
  return answer;
}

export function setBlocked(uid: number, is: boolean): void {
  useBonds.setState((bonds) => {
    const [blocked, released] = [new Set(bonds.blocked), new Set(bonds.released)];
    const [to, from] = is ? [blocked, released] : [released, blocked];
    to.add(uid);
    from.delete(uid);
    return { blocked, released };
  });
  // Blocking ends follows both ways.
  if (is) setFollowed(uid, false);
}

/** Those were blocked earlier. */
export function learnBlocked(uids: readonly number[]): void {
  useBonds.setState(({ blocked, released }) => ({
    blocked: new Set([...blocked, ...uids.filter((uid) => !released.has(uid))]),
  }));
}

// They are of one player.
useAccount.subscribe(({ uid }, before) => {
  if (uid !== before.uid) useBonds.setState(NONE);
});
