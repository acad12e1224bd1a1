import type { Activity, ActivityTask } from '@/api/types';

/** What can be done about a task: go and do it, claim, or nothing (yet, or any more). */
type TaskStage = 'soon' | 'todo' | 'ready' | 'claimed' | 'missed';

export function taskStageOf(activity: Activity, task: ActivityTask, now: number): TaskStage {
  if (task.claimed) return 'claimed';
  if (activity.state === 'coming') return 'soon';
  if (now >= Date.parse(activity.claimEndTime)) return 'missed';
  if (activity.joined && task.done >= task.goal) return 'ready';
  return activity.state === 'running' ? 'todo' : 'missed';
}
