import { toast } from '@/components/ui/toast';
import { t } from '@/lib/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { activitiesKey, activityQuery } from './api';
import { knowsAllTasks, newlyFinishedTasks, withProgress, type TaskProgress } from './reducers';
import { recordProgress } from './latestProgress';

/** Applies a frame to the cached activity at once, and shows a toast for finished tasks on any screen. */
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
  // A frame carries the whole progress. It lacks only the details of tasks that were added after the activity
  // was read.
  const known = client.getQueryData(queryKey);
  if (known && !knowsAllTasks(known, progress)) void client.invalidateQueries({ queryKey });
}

/**
 * Refetches activities after the socket was disconnected, because frames may be lost. Running requests
 * continue.
 */
export function refreshActivities(client: QueryClient, uid: number): void {
  void client.invalidateQueries({ queryKey: activitiesKey(uid) }, { cancelRefetch: false });
}
