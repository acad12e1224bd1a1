import { isNewer } from './version';

export interface Sequenced {
  seq: number;
}

/** next: follows the known entries. known: was applied before. hole: an earlier entry is missing, so this one must not be applied. */
export type SequenceStep = 'next' | 'known' | 'hole';

/** The part of a log that is known without holes, with its newest entries. */
export interface Log<E extends Sequenced> {
  seq: number;
  /** Ends with `seq`, has no holes. */
  recent: readonly E[];
}

/** A REST answer that is more than this many events behind is requested again. */
const MAX_RECENT = 500;

export function emptyLogAt<E extends Sequenced>(seq: number): Log<E> {
  return { seq, recent: [] };
}

/** Appends the next entry. Any other entry changes nothing. */
export function appendEvent<E extends Sequenced>(log: Log<E>, event: E): { step: SequenceStep; log: Log<E> } {
  const step = stepTo(log.seq, event.seq);
  if (step !== 'next') return { step, log };
  return { step, log: { seq: event.seq, recent: [...log.recent, event].slice(-MAX_RECENT) } };
}

/** All shown content was read at this seq or later, so the log no longer needs earlier entries. */
export function advanceTo<E extends Sequenced>(log: Log<E>, seq: number): Log<E> {
  return isNewer(seq, log.seq) ? emptyLogAt(seq) : log;
}

/**
 * Replays the log onto content that was read at its own `seq`. Content ahead of the log stays unchanged, because it includes those events.
 * Null: the log no longer has all events between, and the content must be read again.
 */
export function replayOnto<T extends Sequenced, E extends Sequenced>(
  read: T,
  log: Log<E>,
  apply: (read: T, event: E) => T,
): T | null {
  const missing = log.seq - read.seq;
  if (missing <= 0) return read;
  if (missing > log.recent.length) return null;
  const carried = log.recent.slice(-missing).reduce(apply, read);
  return { ...carried, seq: log.seq };
}

function stepTo(at: number, seq: number): SequenceStep {
  if (!isNewer(seq, at)) return 'known';
  return seq === at + 1 ? 'next' : 'hole';
}
