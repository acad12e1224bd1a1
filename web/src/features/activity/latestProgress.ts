import { useAccount } from '@/features/account';
import { LatestValues } from '@/realtime/versioning';
import type { TaskProgress } from './events';

/** How far the player is with each activity, as the socket said last. */
const latestProgress = new LatestValues<readonly TaskProgress[]>();

/** The socket said how far a player is with an activity: what it says last holds. */
export function recordProgress(uid: number, activity: number, progress: readonly TaskProgress[]): void {
  latestProgress.take(keyOf(uid, activity), { value: progress, at: performance.now() });
}

/** What it said since then: an answer that was asked for before may be older. */
export function progressSince(uid: number, activity: number, time: number): readonly TaskProgress[] {
  return latestProgress.since(keyOf(uid, activity), time) ?? [];
}

const keyOf = (uid: number, activity: number) => `${uid}:${activity}`;

useAccount.subscribe(({ uid }, before) => {
  if (uid !== before.uid) latestProgress.clear();
});
