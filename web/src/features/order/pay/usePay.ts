import { ApiError, CODE, errorText } from '@/api/errors';
import type { Order, PayInfo } from '@/api/types';
import { useWrite } from '@/api/useWrite';
import { toast } from '@/components/ui/toast';
import { useAccount } from '@/features/account';
import { leadsToBrowser } from '@/features/browserGuide';
import { rememberDeparture } from '@/lib/externalPages';
import { useIsCurrentVisit } from '@/lib/useIsCurrentVisit';
import { t } from '@/lib/i18n';
import { leaveAppByForm, leaveAppTo } from '@/lib/leaveApp';
import { paths } from '@/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ordersKey, payInfo } from '../api';
import { applyOrderStatus } from '../events';
import { saveReturnTo } from '../returnTo';
import { refusedStatus } from './refusedStatus';

export interface Payment {
  /** An existing order, or how to make one for this channel. */
  order: Order | { channel: string; make: () => Promise<Order> };
  /** Return address after payment. */
  to?: string;
}

interface Options {
  /** Nothing was ordered, because the price has changed. */
  onPriceChanged?: (price: number) => void;
  /** Nothing was ordered, because the item is no longer on sale. */
  onGone?: () => void;
}

/** The name of the channel whose pages some browsers do not open. */
const ALIPAY = 'alipay';

/** Duration of the reminder: long enough to tap it. */
const REMINDER_MS = 8_000;

/**
 * Makes the order if none exists, fetches the payment info and opens the channel. If the player left the page
 * meanwhile, a toast links to the order instead. A browser that blocks the channel shows how to open the page in another one.
 */
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
  const { mutate, isPending } = useWrite({
    mutationFn: async ({ order: given, to }: Payment) => {
      const isCurrentVisit = mark();
      const made = 'make' in given;
      let order = made ? await given.make() : given;
      // A retry after a lost answer returns the order made then, which may have closed: make another one.
      if (made && order.status === 'closed') order = await given.make();
      // From here on the order can be paid from the list, even if the player leaves this page.
      if (made) void client.invalidateQueries({ queryKey: ordersKey(uid) });
      if (made || to !== undefined) saveReturnTo(uid, order.id, to);
      const way = isCurrentVisit() ? await payInfo(order.id) : null;
      if (way && isCurrentVisit()) await leaveToPay(order, way);
      else remind(order);
    },
    onError: (error, { order }) => {
      const refusal = error instanceof ApiError ? error : null;
      if (refusal?.price != null) return onPriceChanged?.(refusal.price);
      const status = refusal?.code === CODE.wrongState ? refusedStatus(refusal) : undefined;
      if (status !== 'paid' && status !== 'delivered') toast.error(errorText(error));
      if (status && 'id' in order) applyOrderStatus(client, uid, order.id, status);
      if (refusal?.code === CODE.gone) onGone?.();
    },
  });
  const pay = (payment: Payment) => {
    // Nothing is ordered in a browser that could not open the channel.
    if (payment.order.channel === ALIPAY && leadsToBrowser('alipay')) return;
    mutate(payment);
  };
  return { mutate: pay, isPending };
}

/** Opens the channel's payment page. On a phone, the address of a QR code opens the payment app directly. */
function leaveToPay({ id }: Order, { type, url, fields }: PayInfo): Promise<void> {
  rememberDeparture(paths.order(id));
  return type === 'form' ? leaveAppByForm(url, fields ?? {}) : leaveAppTo(url);
}
