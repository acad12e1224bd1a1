import { toast } from '@/components/ui/toast';
import { t } from '@/lib/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { activitiesKey, activityQuery } from './api';
import { knowsAllTasks, newlyFinishedTasks, withProgress, type TaskProgress } from './events';
import { recordProgress } from './latestProgress';

/** A player is further with an activity: shown at once, and told where a task is done. */
export function applyActivityFrame(
  client: QueryClient,
  uid: number,
  activityId: number,
  progress: readonly TaskProgress[],
): void {
  recordProgress(uid, activityId, progress);
  const { queryKey } = activityQuery(uid, activityId);
  const finished = newlyFinishedTasks(client.getQueryData(queryKey), progress);
  client.setQueryData(queryKey, (activity) => activity && withProgress(activity, progress));
  for (const { name } of finished) toast.success(t`「${name}」可以领奖啦`);
  // It says all there is to know, save of tasks that are newer than what was read.
  const known = client.getQueryData(queryKey);
  if (known && !knowsAllTasks(known, progress)) void client.invalidateQueries({ queryKey });
}

/** The line was away for a while: what is shown of activities may have moved without a word. What is being read goes on. */
export function refreshActivities(client: QueryClient, uid: number): void {
  void client.invalidateQueries({ queryKey: activitiesKey(uid) }, { cancelRefetch: false });
}
