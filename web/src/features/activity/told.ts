import type { TaskProgress } from './events';

interface Told {
  at: number;
  progress: readonly TaskProgress[];
}

const latest = new Map<string, Told>();
const keyOf = (uid: number, activity: number) => `${uid}:${activity}`;

/** The socket said how far a player is with an activity: what it says last holds. */
export function tell(uid: number, activity: number, progress: readonly TaskProgress[]): void {
  latest.set(keyOf(uid, activity), { at: performance.now(), progress });
}

/** What it said since then: an answer that was asked for before may be older. */
export function toldSince(uid: number, activity: number, time: number): readonly TaskProgress[] {
  const told = latest.get(keyOf(uid, activity));
  return told && told.at >= time ? told.progress : [];
}
