import { toast } from '@/components/ui/toast';
import { playerHandlers } from '@/data/eventRegistry';
import { t } from '@/lib/i18n';
import { activitiesKey, activityQuery } from './api';
import { recordProgress } from './latestProgress';
import { knowsAllTasks, newlyFinishedTasks, withProgress } from './reducers';

export const activityEvents = playerHandlers({
  /** Refetches activities after the socket was disconnected, because frames may be lost. Running requests continue. */
  hello: ({ client, uid }) => {
    void client.invalidateQueries({ queryKey: activitiesKey(uid) }, { cancelRefetch: false });
  },
  /** Applies progress to the cached activity at once, and shows a toast for finished tasks on any screen. */
  activity: ({ client, uid }, { activityId, progress }) => {
    recordProgress(uid, activityId, progress);
    const { queryKey } = activityQuery(uid, activityId);
    const finished = newlyFinishedTasks(client.getQueryData(queryKey), progress);
    client.setQueryData(queryKey, (activity) => activity && withProgress(activity, progress));
    for (const { name } of finished) toast.success(t`「${name}」可以领奖啦`);
    // A frame carries the whole progress. It lacks only the details of tasks that were added after the activity was read.
    const known = client.getQueryData(queryKey);
    if (known && !knowsAllTasks(known, progress)) void client.invalidateQueries({ queryKey });
  },
});
