import type { ActivityDetail } from '@/api/types';
import { useWrite } from '@/api/useWrite';
import { toast } from '@/components/ui/toast';
import { useAccount, useGoToSignIn } from '@/features/account';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useQueryClient } from '@tanstack/react-query';
import { activitiesKey, activityQuery, joinActivity } from '../api';
import { isAlreadyDone, toastActivityError } from '../activityErrors';

/** Joins an activity with tasks. A visitor signs in first. */
export function useJoinActivity({ id, kind, state, joined }: ActivityDetail) {
  const client = useQueryClient();
  const uid = useAccount((account) => account.uid);
  const signIn = useGoToSignIn(paths.activityOf(id));
  const { mutate, isPending } = useWrite({
    mutationFn: () => joinActivity(id),
    onSuccess: (activity) => {
      client.setQueryData(activityQuery(uid, id).queryKey, activity);
      toast.success(t('参加成功，做完任务就能领奖'));
    },
    onError: (error) => {
      if (!isAlreadyDone(error)) toastActivityError(error);
    },
    onSettled: () => void client.invalidateQueries({ queryKey: activitiesKey(uid) }),
  });
  return {
    joins: kind === 'tasks' && state === 'running' && !joined,
    loggedIn: uid > 0,
    busy: isPending,
    start: () => (uid > 0 ? mutate() : signIn()),
  };
}
