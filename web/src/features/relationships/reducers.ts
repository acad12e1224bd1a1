import type { Author } from '@/api/types';
import { newest, type Timestamped } from '@/realtime/versioning';

/** The follow states that changed on this page, with their time. */
export type FollowStates = ReadonlyMap<number, Timestamped<boolean>>;

/** The players whose content is hidden. */
export interface Blocks {
  blocked: ReadonlySet<number>;
  /** Players unblocked on this page; an older block list does not block them again. */
  released: ReadonlySet<number>;
  /** Whether the block list was read. */
  isLoaded: boolean;
}

export const NO_FOLLOWS: FollowStates = new Map();
export const NO_BLOCKS: Blocks = { blocked: new Set(), released: new Set(), isLoaded: false };

export function withFollowed(known: FollowStates, uid: number, state: Timestamped<boolean>): FollowStates {
  return new Map(known).set(uid, state);
}

/**
 * Applies the follow states of an answer that was requested at `at`. It replaces only states that changed on this page before; all others
 * are shown as the answer has them.
 */
export function withReadFollows(
  known: FollowStates,
  people: readonly Pick<Author, 'uid' | 'followed'>[],
  at: number,
): FollowStates {
  let states = known;
  for (const { uid, followed: value } of people) {
    const state = states.get(uid);
    if (!state || state.value === value) continue;
    const latest = newest(state, { value, at });
    if (latest !== state) states = withFollowed(states, uid, latest);
  }
  return states;
}

export function withBlocked({ isLoaded, ...known }: Blocks, uid: number, is: boolean): Blocks {
  const [blocked, released] = [new Set(known.blocked), new Set(known.released)];
  const [to, from] = is ? [blocked, released] : [released, blocked];
  to.add(uid);
  from.delete(uid);
  return { blocked, released, isLoaded };
}

/** Adds the players of the block list. */
export function withReadBlocks({ blocked, released }: Blocks, uids: readonly number[]): Blocks {
  const added = uids.filter((uid) => !released.has(uid));
  return { blocked: new Set([...blocked, ...added]), released, isLoaded: true };
}
