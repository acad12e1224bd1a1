import type { Author } from '@/api/types';
import { useAccount } from '@/features/account';
import { newest, type Timestamped } from '@/realtime/versioning';
import { create } from 'zustand';

type Followable = Pick<Author, 'uid' | 'followed'>;

interface Relationships {
  /** Follow changes made on this page, with their time; an answer to an older request does not override them. */
  followed: ReadonlyMap<number, Timestamped<boolean>>;
  blocked: ReadonlySet<number>;
  /** Players unblocked on this page; an older block list does not block them again. */
  released: ReadonlySet<number>;
}

const NONE: Relationships = { followed: new Map(), blocked: new Set(), released: new Set() };

/** Follow and block changes since the page load, so that every screen shows them at once. */
const useRelationships = create<Relationships>(() => NONE);

/** Whether this person is followed: the latest change or answer, or `read` if there is none. */
export function useFollowed(uid: number, read: boolean): boolean {
  return useRelationships(({ followed }) => followed.get(uid)?.value) ?? read;
}

/**
 * Players whose content is hidden. The server filters lists by itself. `useLoadBlocked` adds those blocked before the
 * page load.
 */
export const useBlocked = () => useRelationships(({ blocked }) => blocked);

export function setFollowed(uid: number, is: boolean): void {
  const now = { value: is, at: performance.now() };
  useRelationships.setState(({ followed }) => ({ followed: new Map(followed).set(uid, now) }));
}

/**
 * Awaits an answer and applies its follow states, unless they changed on this page after the request. This also applies changes made on another device.
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
  // Blocking ends follows in both directions.
  if (is) setFollowed(uid, false);
}

/** Adds players that were blocked earlier. */
export function mergeBlocked(uids: readonly number[]): void {
  useRelationships.setState(({ blocked, released }) => ({
    blocked: new Set([...blocked, ...uids.filter((uid) => !released.has(uid))]),
  }));
}

// The data belongs to one player.
useAccount.subscribe(({ uid }, before) => {
  if (uid !== before.uid) useRelationships.setState(NONE);
});
