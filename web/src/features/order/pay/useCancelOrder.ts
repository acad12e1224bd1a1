import { ApiError, CODE, errorText } from '@/api/errors';
import type { Order } from '@/api/types';
import { useWrite } from '@/api/useWrite';
import { toast } from '@/components/ui/toast';
import { useAccount } from '@/features/account';
import { t } from '@/lib/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { cancelOrder, orderQuery } from '../api';
import { applyOrderStatus } from '../events';
import { refusedStatus } from './refusedStatus';

/** Cancels an unpaid order. If it was paid meanwhile, the order shows its goods, and there is no error. */
export function useCancelOrder(onSettled: () => void) {
  const uid = useAccount((account) => account.uid);
  const client = useQueryClient();
  return useWrite({
    mutationFn: ({ id }: Order) => cancelOrder(id),
    onSuccess: (order) => {
      // First the answer, which has `cancelled`. The status then makes the list refetch.
      client.setQueryData(orderQuery(client, uid, order.id).queryKey, order);
      applyOrderStatus(client, uid, order.id, order.status);
      toast.success(t('订单已取消'));
    },
    onSettled,
    onError: (error, { id }) => {
      const status =
        error instanceof ApiError && error.code === CODE.wrongState ? refusedStatus(error) : undefined;
      if (status) applyOrderStatus(client, uid, id, status);
      if (status !== 'paid' && status !== 'delivered') toast.error(errorText(error));
    },
  });
}
