import { isNewer } from './version';

/**
 * A value, and from when it is at the latest, by `performance.now()`, which nobody sets back: a push from when it came, an answer from
 * when it was asked for.
 */
export interface Timestamped<T> {
  value: T;
  at: number;
}

/** An answer that was asked for before a push came may be older than it; whatever is newer than both is going to be pushed. */
export function newest<T>(known: Timestamped<T> | undefined, incoming: Timestamped<T>): Timestamped<T> {
  return known === undefined || !isNewer(known.at, incoming.at) ? incoming : known;
}
