import { ApiError, CODE, errorText } from '@/api/errors';
import type { Order, OrderStatus } from '@/api/types';
import { useWrite } from '@/api/useWrite';
import { toast } from '@/components/ui/toast';
import { useAccount } from '@/features/account';
import { useIsCurrentVisit } from '@/lib/useIsCurrentVisit';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ordersKey, payInfo } from '../api';
import { applyOrderFrame } from '../live';
import { saveReturnTo } from '../returnTo';
import { leaveToPay } from './leave';

export interface Payment {
  /** The order to pay, or how to make it. */
  order: Order | (() => Promise<Order>);
  /** Where the player was going. */
  to?: string;
}

interface Options {
  /** Nothing was ordered, as the price is another one now. */
  onPriceChanged?: (price: number) => void;
  /** Nothing was ordered, as it is not on sale any more. */
  onGone?: () => void;
}

/** How long it is said that an order waits: it takes a tap. */
const REMINDER_MS = 8_000;

/** Goes to pay: makes the order if there is none yet, asks how, and leaves for the channel. Whoever left the page meanwhile is told of the order instead. */
export function usePay({ onPriceChanged, onGone }: Options = {}) {
  const uid = useAccount((account) => account.uid);
  const client = useQueryClient();
  const navigate = useNavigate();
  const mark = useIsCurrentVisit();
  const remind = ({ id }: Order) =>
    toast.info(t('订单还没付款，点这里去支付'), {
      durationMs: REMINDER_MS,
      onTap: () => void navigate(paths.order(id)),
    });
  return useWrite({
    mutationFn: async ({ order: given, to }: Payment) => {
      const isCurrentVisit = mark();
      const made = typeof given === 'function';
      let order = made ? await given() : given;
      // What an answer that was lost had made may have closed since: what is wanted is one that can be paid.
      if (made && order.status === 'closed') order = await given();
      // From here on the order is there to go on with, whatever becomes of this page.
      if (made) void client.invalidateQueries({ queryKey: ordersKey(uid) });
      if (made || to !== undefined) saveReturnTo(uid, order.id, to);
      const way = isCurrentVisit() ? await payInfo(order.id) : null;
      if (way && isCurrentVisit()) await leaveToPay(way);
      else remind(order);
    },
    onError: (error, { order }) => {
      const refusal = error instanceof ApiError ? error : null;
      if (refusal?.price != null) return onPriceChanged?.(refusal.price);
      const status = refusal?.code === CODE.wrongState ? statusIn(refusal.data) : undefined;
      if (status !== 'paid' && status !== 'delivered') toast.error(errorText(error));
      if (status && typeof order === 'object') applyOrderFrame(client, uid, order.id, status);
      if (refusal?.code === CODE.gone) onGone?.();
    },
  });
}

/** How an order stands that is not to be paid any more. */
function statusIn(data: unknown): OrderStatus | undefined {
  return (data as { status?: OrderStatus } | null)?.status;
}
