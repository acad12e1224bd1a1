import type { ActivityTask } from '@/api/types';
import { useWrite } from '@/api/useWrite';
import { toast } from '@/components/ui/toast';
import { applySnapshot, useAccount } from '@/features/account';
import { t } from '@/lib/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { activityQuery, claimTask } from '../api';
import { withClaimed } from '../reducers';
import { isAlreadyDone, toastActivityError } from '../activityErrors';
import { rewardText } from '../labels';

/** Claims the reward of a task. `onPaid` receives the number of paid coins. */
export function useClaimTask(id: number, task: ActivityTask, onPaid: (coins: number) => void) {
  const client = useQueryClient();
  const uid = useAccount((account) => account.uid);
  const { queryKey } = activityQuery(uid, id);
  const showClaimed = () =>
    client.setQueryData(queryKey, (activity) => activity && withClaimed(activity, task.id));
  const { mutate, isPending } = useWrite({
    mutationFn: () => claimTask(id, task.id),
    onSuccess: (paid) => {
      if (paid.coins > 0) onPaid(paid.coins);
      applySnapshot(client, uid, { coinNum: paid.coinNum, version: paid.version });
      showClaimed();
      toast.success(t`${rewardText(paid)} 到账啦`);
    },
    onError: (error) => {
      // Another device claimed it, so the reward has been paid.
      if (isAlreadyDone(error)) showClaimed();
      toastActivityError(error);
    },
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
  return { busy: isPending, start: () => mutate() };
}
