import { isNewer } from './version';

/**
 * A value and the latest time at which it was current, by `performance.now()`, a clock that never goes back. For a push that is the time of
 * arrival, for an answer the time of its request.
 */
export interface Timestamped<T> {
  value: T;
  at: number;
}

/** An answer that was requested before a push came may be older than the push. If newer data exists, the server will push it. */
export function newest<T>(known: Timestamped<T> | undefined, incoming: Timestamped<T>): Timestamped<T> {
  return known === undefined || !isNewer(known.at, incoming.at) ? incoming : known;
}
