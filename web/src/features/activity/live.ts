import { toast } from '@/components/ui/toast';
import type { QueryClient } from '@tanstack/react-query';
import { activitiesKey, activityQuery } from './api';
import { finishedBy, withProgress, type TaskProgress } from './events';

/** A player is further with an activity: shown at once, told where a task is done, and read anew where it may be seen. */
export function takeActivity(
  client: QueryClient,
  uid: number,
  activityId: number,
  progress: readonly TaskProgress[],
): void {
  const { queryKey } = activityQuery(uid, activityId);
  const finished = finishedBy(client.getQueryData(queryKey), progress);
  client.setQueryData(queryKey, (activity) => activity && withProgress(activity, progress));
  for (const { name } of finished) toast.success(`「${name}」可以领奖啦`);
  // An answer under way may be older than this.
  void client.invalidateQueries({ queryKey: [...activitiesKey(uid), 'one', activityId] });
}
