import { useAccount } from '@/features/account';
import { LatestValues } from '@/realtime/versioning';
import type { TaskProgress } from './reducers';

/** The latest progress from socket frames, by player and activity. */
const latestProgress = new LatestValues<readonly TaskProgress[]>();

/** Records the progress of a socket frame. The last frame wins. */
export function recordProgress(uid: number, activity: number, progress: readonly TaskProgress[]): void {
  latestProgress.take(keyOf(uid, activity), { value: progress, at: performance.now() });
}

/** The progress received since `time`. An answer requested at `time` may be older than it. */
export function progressSince(uid: number, activity: number, time: number): readonly TaskProgress[] {
  return latestProgress.since(keyOf(uid, activity), time) ?? [];
}

const keyOf = (uid: number, activity: number) => `${uid}:${activity}`;

useAccount.subscribe(({ uid }, before) => {
  if (uid !== before.uid) latestProgress.clear();
});
