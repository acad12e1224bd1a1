import { isNewer } from './version';

export interface Sequenced {
  seq: number;
}

/** next: it follows what is known. known: it came before. hole: one before it has not come, so it must not be applied. */
export type SequenceStep = 'next' | 'known' | 'hole';

/** How far a log is known without holes, and the newest of it. */
export interface Log<E extends Sequenced> {
  seq: number;
  /** Ends with `seq`, has no holes. */
  recent: readonly E[];
}

/** A REST answer that is older than this many events is asked for again. */
const MAX_RECENT = 500;

export function emptyLogAt<E extends Sequenced>(seq: number): Log<E> {
  return { seq, recent: [] };
}

/** Takes the next entry in; any other one changes nothing. */
export function appendEvent<E extends Sequenced>(log: Log<E>, event: E): { step: SequenceStep; log: Log<E> } {
  const step = stepTo(log.seq, event.seq);
  if (step !== 'next') return { step, log };
  return { step, log: { seq: event.seq, recent: [...log.recent, event].slice(-MAX_RECENT) } };
}

/** Everything on the screen was read at this seq or later: what came before need not come any more. */
export function advanceTo<E extends Sequenced>(log: Log<E>, seq: number): Log<E> {
  return isNewer(seq, log.seq) ? emptyLogAt(seq) : log;
}

/**
 * Brings what was read at its own `seq` up to where the log is. What is ahead of the log stays as it is: the events up to it are in
 * it. Null: what lies between is not known any more, and it has to be read again.
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
