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

/** So many threads are remembered; the one that was opened longest ago goes first. */
const MAX_THREADS = 20;
/** So often an answer that is older than what is known is asked for again. */
const MAX_READS = 3;

/** How far each thread is known. Outside of components: several events come without a rendering between them, and answers, too. */
const logs = new Map<number, Log<ThreadEvent>>();

/** Up to which version all likes of a thread's comments were told. */
const likes = new Map<number, number>();

/** The log of a thread that was read at this seq; one that is known already goes on from where it was. */
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

/** Takes the next entry in; any other one changes nothing. */
export function recordEvent(post: number, event: ThreadEvent): SequenceStep {
  const { step, log } = appendEvent(openLog(post, event.seq - 1), event);
  logs.set(post, log);
  return step;
}

/** All that is shown was read at this seq or later. */
export function advanceLog(post: number, seq: number): void {
  const log = logs.get(post);
  if (log) logs.set(post, advanceTo(log, seq));
}

/** All likes up to this version were told, or all that is shown was read behind it. */
export function advanceLikesVersion(post: number, version: number): void {
  likes.set(post, Math.max(knownLikesVersion(post), version));
}

export function knownLikesVersion(post: number): number {
  return likes.get(post) ?? 0;
}

/** Reads something of a thread and brings it up to what was pushed meanwhile. Null is something, too: it is gone. */
export async function readAndReplay<T extends Sequenced>(
  post: number,
  read: () => Promise<T | null>,
  apply: (read: T, event: ThreadEvent) => T,
): Promise<T | null> {
  for (let reads = 0; reads < MAX_READS; reads += 1) {
    const answer = await read();
    const log = logs.get(post);
    if (answer === null || !log) return answer;
    const carried = replayOnto(answer, log, apply);
    if (carried) return carried;
  }
  throw new Error(`the thread of post ${post} was read too late each time`);
}

function forget(post: number): void {
  logs.delete(post);
  likes.delete(post);
}

useAccount.subscribe(({ uid }, before) => {
  if (uid !== before.uid) [...logs.keys()].forEach(forget);
});
