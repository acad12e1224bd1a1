import type { Activity } from '@/api/types';
import { toast } from '@/components/ui/toast';
import { playerHandlers } from '@/data/eventRegistry';
import { t } from '@/lib/i18n';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { activitiesKey, activityQuery } from './api';
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
  const detail = client.getQueryData(activityQuery(uid, id).queryKey);
  const key = [...activitiesKey(uid), 'list'];
  const lists = client.getQueriesData<InfiniteData<{ records: Activity[] }>>({ queryKey: key });
  const listed = lists.flatMap(([, list]) => list?.pages.flatMap(({ records }) => records) ?? []);
  const known = [...(detail ? [detail] : []), ...listed.filter((activity) => activity.id === id)];
  const joined = known.find((activity) => !activity.joined);
  if (!joined) return undefined;
  client.setQueryData(activityQuery(uid, id).queryKey, (activity) => activity && withJoined(activity));
  const join = (activity: Activity) => (activity.id === id ? withJoined(activity) : activity);
  client.setQueriesData<InfiniteData<{ records: Activity[] }>>(
    { queryKey: key },
    (list) =>
      list && { ...list, pages: list.pages.map((page) => ({ ...page, records: page.records.map(join) })) },
  );
  return joined;
}
