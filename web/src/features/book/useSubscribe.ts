import { errorText } from '@/api/errors';
import { isGone } from '@/api/gone';
import { useWrite } from '@/api/useWrite';
import { toast } from '@/components/ui/toast';
import { useAccount } from '@/features/account';
import { t } from '@/lib/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { bookKey, subscribe, unsubscribe } from './api';
import { applySubscribed } from './cache';

interface SubscriptionChange {
  id: number;
  subscribe: boolean;
}

/** Subscribes to a book, or unsubscribes. */
export function useSubscribe() {
  const client = useQueryClient();
  const uid = useAccount((account) => account.uid);
  return useWrite({
    dedupeKey: ({ id }: SubscriptionChange) => String(id),
    mutationFn: ({ id, subscribe: wanted }: SubscriptionChange) => (wanted ? subscribe(id) : unsubscribe(id)),
    onSuccess: (state, { id }) => {
      applySubscribed(client, uid, id, state);
      toast.success(state.subscribed ? t('已加入订阅，更新了会告诉你') : t('已取消订阅'));
    },
    onError: (error, { id }) => {
      toast.error(isGone(error) ? t('这部作品已下架') : errorText(error));
      if (isGone(error)) void client.invalidateQueries({ queryKey: bookKey(id) });
    },
  });
}
