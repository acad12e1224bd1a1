import type { Activity, ActivityTask } from '@/api/types';

/**
 * The possible action of a task: do it (`todo`), claim it (`ready`), or none (`soon`, `claimed`, `missed`).
 */
type TaskStage = 'soon' | 'todo' | 'ready' | 'claimed' | 'missed';

export function taskStageOf(activity: Activity, task: ActivityTask, now: number): TaskStage {
  if (task.claimed) return 'claimed';
  if (activity.state === 'coming') return 'soon';
  if (now >= Date.parse(activity.claimEndTime)) return 'missed';
  if (activity.joined && task.done >= task.goal) return 'ready';
  return activity.state === 'running' ? 'todo' : 'missed';
}
