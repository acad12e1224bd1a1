import type { Activity } from '@/api/types';
import { toast } from '@/components/ui/toast';
import { playerHandlers } from '@/data/eventRegistry';
import { t } from '@/lib/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { activitiesKey, activityQuery, cachedActivities } from './api';
import { recordProgress } from './latestProgress';
import { knowsAllTasks, newlyFinishedTasks, withJoined, withProgress } from './reducers';

export const activityEvents = playerHandlers({
  /** Refetches activities after the socket was disconnected, because frames may be lost. Running requests continue. */
  hello: ({ client, uid }) => {
    void client.invalidateQueries({ queryKey: activitiesKey(uid) }, { cancelRefetch: false });
  },
  /** Applies progress to the cached activity at once, and shows a toast for finished tasks on any screen. */
  activity: ({ client, uid }, { activityId, progress }) => {
    recordProgress(uid, activityId, progress);
    const { queryKey } = activityQuery(uid, activityId);
    const joined = joinIn(client, uid, activityId);
    if (joined) toast.success(t`已参加「${joined.name}」，进度开始计入`);
    const finished = newlyFinishedTasks(client.getQueryData(queryKey), progress);
    client.setQueryData(queryKey, (activity) => activity && withProgress(activity, progress));
    for (const { name } of finished) toast.success(t`「${name}」可以领奖啦`);
    // A frame carries the whole progress. It lacks only the details of tasks that were added after the activity was read.
    const known = client.getQueryData(queryKey);
    if (known && !knowsAllTasks(known, progress)) void client.invalidateQueries({ queryKey });
  },
});

/** Marks an activity as joined in all cached data. Returns it if the player had not joined as far as this page knew. */
function joinIn(client: QueryClient, uid: number, id: number): Activity | undefined {
  const copies = cachedActivities(uid);
  const known = copies.find(client, id);
  if (!known || known.joined) return undefined;
  copies.change(client, id, withJoined);
  return known;
}
