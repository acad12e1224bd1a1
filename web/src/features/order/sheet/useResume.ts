import type { Order } from '@/api/types';
import { toast } from '@/components/ui/toast';
import { useAccount } from '@/features/account';
import { t } from '@/lib/i18n';
import { useReturn } from '@/lib/useReturn';
import { useEffect, useEffectEvent } from 'react';
import { gainText } from '../labels';
import { clearReturnTo, returnToAfter } from '../returnTo';

/** `to`: the page of the purchase that lacked the goods of this order, or null. `resume`: returns to that page, once. */
export function useResume(order: Order) {
  const uid = useAccount((account) => account.uid);
  const returnTo = useReturn();
  const to = returnToAfter(uid, order.id);
  const resume = () => {
    if (!to) return;
    clearReturnTo(uid);
    returnTo(to);
  };
  return { to, resume };
}

/** Resumes the purchase without a tap when the order is delivered. The sheet that opens after a payment uses it. */
export function useResumeAfterPayment(order: Order): void {
  const { to, resume } = useResume(order);
  const due = order.status === 'delivered' && to !== null;
  const goOn = useEffectEvent(() => {
    toast.success(order.kind === 'vip' ? t('会员已开通，接着下载吧') : t`充值成功，${gainText(order)}已到账`);
    resume();
  });
  useEffect(() => {
    if (due) goOn();
  }, [due]);
}
