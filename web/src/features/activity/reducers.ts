import type { Activity, ActivityDetail, ActivityTask } from '@/api/types';

/** A player's progress with one task, from a socket frame. */
export interface TaskProgress {
  task: number;
  done: number;
}

/** Marks an activity as joined. Counts the player, unless that is known already. */
export function withJoined<T extends Activity>(activity: T): T {
  return activity.joined ? activity : { ...activity, joined: true, joinNum: activity.joinNum + 1 };
}

/**
 * Applies a frame to an activity. Progress can also go down, because actions can be undone: the newest frame
 * wins. Only players who joined receive frames.
 */
export function withProgress<T extends ActivityDetail>(before: T, progress: readonly TaskProgress[]): T {
  const activity = progress.length > 0 ? withJoined(before) : before;
  const doneByTask = new Map(progress.map(({ task, done }) => [task, done]));
  const changed = activity.tasks.some(({ id, done }) => (doneByTask.get(id) ?? done) !== done);
  if (!changed) return activity;
  const tasks = activity.tasks.map((task) => ({ ...task, done: doneByTask.get(task.id) ?? task.done }));
  return { ...activity, tasks };
}

/** Whether the activity contains every task of the frame. */
export function knowsAllTasks({ tasks }: ActivityDetail, progress: readonly TaskProgress[]): boolean {
  return progress.every(({ task }) => tasks.some(({ id }) => id === task));
}

/** The tasks that this frame finishes and that were unfinished before. */
export function newlyFinishedTasks(
  activity: ActivityDetail | undefined,
  progress: readonly TaskProgress[],
): ActivityTask[] {
  const doneByTask = new Map(progress.map(({ task, done }) => [task, done]));
  return (activity?.tasks ?? []).filter(
    ({ id, done, goal, claimed }) => !claimed && done < goal && (doneByTask.get(id) ?? 0) >= goal,
  );
}

export function withClaimed<T extends ActivityDetail>(activity: T, task: number): T {
  const tasks = activity.tasks.map((other) => (other.id === task ? { ...other, claimed: true } : other));
  return { ...activity, tasks };
}

/** Applies a draw: one draw less today, free ones before spins, and one less of the drawn prize. */
export function withDrawn<T extends ActivityDetail>(activity: T, prize: number | null): T {
  const { draw } = activity;
  if (!draw) return activity;
  const left = Math.max(0, draw.left - 1);
  const freeLeft = Math.max(0, draw.freeLeft - 1);
  const spins = draw.freeLeft > 0 ? draw.spins : Math.max(0, draw.spins - 1);
  const price = left === 0 ? null : freeLeft > 0 || spins > 0 ? 0 : draw.fullPrice;
  const prizes = draw.prizes.map((other) =>
    other.id === prize ? { ...other, left: Math.max(0, other.left - 1) } : other,
  );
  return { ...activity, draw: { ...draw, left, freeLeft, spins, price, prizes } };
}
