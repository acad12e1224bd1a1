import { FROM_PRIMARY } from '@/api/refetch';
import { useAccount } from '@/features/account';
import type { ThreadEvent } from '@/realtime';
import {
  advanceTo,
  appendEvent,
  emptyLogAt,
  replayOnto,
  type Log,
  type Sequenced,
  type SequenceStep,
} from '@/realtime/versioning';

/** The maximum number of logs. The least recently used one is dropped first. */
const MAX_THREADS = 20;
/** The maximum number of requests for an answer that is not older than the log. */
const MAX_READS = 3;

/**
 * The log of each thread. It lives outside of components, because several events and answers can arrive
 * between two renders.
 */
const logs = new Map<number, Log<ThreadEvent>>();

/** The likes version up to which all likes of a thread have been received. */
const likes = new Map<number, number>();

/** Returns the log of a thread, or starts one at this seq. An existing log keeps its seq. */
export function openLog(post: number, seq: number): Log<ThreadEvent> {
  const log = logs.get(post) ?? emptyLogAt<ThreadEvent>(seq);
  logs.delete(post);
  logs.set(post, log);
  const oldest = logs.size > MAX_THREADS ? logs.keys().next().value : undefined;
  if (oldest !== undefined) forget(oldest);
  return log;
}

export function threadLogOf(post: number): Log<ThreadEvent> | undefined {
  return logs.get(post);
}

/** Appends the event if it is the next one; any other event changes nothing. */
export function recordEvent(post: number, event: ThreadEvent): SequenceStep {
  const { step, log } = appendEvent(openLog(post, event.seq - 1), event);
  logs.set(post, log);
  return step;
}

/** Advances the log, because all shown data includes this seq. */
export function advanceLog(post: number, seq: number): void {
  const log = logs.get(post);
  if (log) logs.set(post, advanceTo(log, seq));
}

/** Advances the likes version, because all likes up to it were received, or all shown data includes it. */
export function advanceLikesVersion(post: number, version: number): void {
  likes.set(post, Math.max(knownLikesVersion(post), version));
}

export function knownLikesVersion(post: number): number {
  return likes.get(post) ?? 0;
}

/**
 * Fetches data of a thread and replays the events that were pushed meanwhile. A null answer means that the
 * data no longer exists.
 */
export async function readAndReplay<T extends Sequenced>(
  post: number,
  read: (headers?: Record<string, string>) => Promise<T | null>,
  apply: (read: T, event: ThreadEvent) => T,
): Promise<T | null> {
  for (let reads = 0; reads < MAX_READS; reads += 1) {
    // A standby, which may have answered first, can be older than the log.
    const answer = await read(reads === 0 ? undefined : FROM_PRIMARY);
    const log = logs.get(post);
    if (answer === null || !log) return answer;
    const replayed = replayOnto(answer, log, apply);
    if (replayed) return replayed;
  }
  throw new Error(`each answer for post ${post} was older than the log of its thread`);
}

function forget(post: number): void {
  logs.delete(post);
  likes.delete(post);
}

useAccount.subscribe(({ uid }, before) => {
  if (uid !== before.uid) [...logs.keys()].forEach(forget);
});
