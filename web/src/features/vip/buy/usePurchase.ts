import { ApiError, CODE, errorText } from '@/api/errors';
import { isRejected } from '@/api/http';
import type { VipPlan } from '@/api/types';
import { useWrite } from '@/api/useWrite';
import { toast } from '@/components/ui/toast';
import { applyStatus, refreshStatus, useAccount, useStatusPart } from '@/features/account';
import { findOpenOrder, rememberChannel, useOrders, usePay } from '@/features/order';
import { serverNow } from '@/lib/serverClock';
import { useIsCurrentVisit } from '@/lib/useIsCurrentVisit';
import { useReturn } from '@/lib/useReturn';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BY_COIN, openByCoins, orderVip, plansQuery } from '../api';
import { withPrice } from '../terms';

interface Options {
  /** The game that the membership is bought for; 0: none. */
  source: number;
  /** Return address after paying an order; undefined: stay on the order. */
  returnTo?: string;
  onDone: () => void;
}

/** Buys the membership. Coins pay at once; money needs an order. */
export function usePurchase({ source, returnTo, onDone }: Options) {
  const client = useQueryClient();
  const { orders, query } = useOrders();
  const balance = useStatusPart(({ coinNum }) => coinNum);
  const [request, setRequest] = useState<{ plan: VipPlan; payWith: string }>();
  const [newPriceOf, setNewPriceOf] = useState(0);
  const refreshPlans = () => void client.invalidateQueries(plansQuery);
  const applyPrice = (price: number) => {
    if (!request) return;
    const { plan, payWith } = request;
    client.setQueryData(plansQuery.queryKey, (plans) => plans && withPrice(plans, plan.type, payWith, price));
    setNewPriceOf(plan.type);
  };
  const coins = useCoinPurchase({ source, onDone, onPriceChanged: applyPrice, onGone: refreshPlans });
  const pay = usePay({ onPriceChanged: applyPrice, onGone: refreshPlans });

  const buy = (plan: VipPlan, payWith: string) => {
    setRequest({ plan, payWith });
    setNewPriceOf(0);
    if (payWith === BY_COIN) return coins.buy(plan, balance);
    rememberChannel(payWith);
    const { name, price, currency, days } = plan;
    const terms = {
      kind: 'vip',
      item: name,
      amount: price,
      currency,
      coins: 0,
      days,
      channel: payWith,
    } as const;
    const open = findOpenOrder(orders, terms, serverNow());
    const make = () => orderVip({ plan, source, payWith });
    pay.mutate({ order: open ?? { channel: payWith, make }, to: returnTo });
  };
  return {
    buy,
    busy: coins.busy || pay.isPending,
    insufficient: coins.insufficient,
    dismissInsufficient: coins.dismissInsufficient,
    newPriceOf,
    /** Open orders are still loading. */
    pending: query.isPending,
  };
}

interface CoinOptions extends Omit<Options, 'returnTo'> {
  onPriceChanged: (price: number) => void;
  onGone: () => void;
}

function useCoinPurchase({ source, onDone, onPriceChanged, onGone }: CoinOptions) {
  const client = useQueryClient();
  const uid = useAccount((account) => account.uid);
  const returnTo = useReturn();
  const [insufficient, setInsufficient] = useState(false);
  const refresh = () =>
    void refreshStatus(client, uid).catch((error: unknown) => console.warn('no status', error));
  const write = useWrite({
    mutationFn: (plan: VipPlan) => openByCoins(plan, source),
    onMutate: useIsCurrentVisit(),
    onSuccess: (status, _, isCurrentVisit) => {
      // A newer status has arrived before the answer and may lack the purchase, so refetch it.
      if (!applyStatus(client, status)) refresh();
      if (!isCurrentVisit()) toast.success(t('会员已开通'));
      else if (source) {
        toast.success(t('会员已开通，接着下载吧'));
        return returnTo(paths.buyGame(source));
      }
      // Mark the sheet as done, so that the cached page does not offer the purchase again.
      onDone();
    },
    onError: (error) => {
      const refusal = error instanceof ApiError ? error : null;
      if (refusal?.price != null) return onPriceChanged(refusal.price);
      if (refusal?.code === CODE.notEnoughCoins) {
        setInsufficient(true);
        return refresh();
      }
      toast.error(isRejected(error) ? errorText(error) : t`${errorText(error)}，不会重复扣X钻`);
      if (refusal?.code === CODE.gone) onGone();
    },
  });
  const buy = (plan: VipPlan, balance: number | undefined) => {
    // A purchase without an answer may have succeeded and spent these coins. So retry it, even if the balance is too
    // low now.
    const unanswered = write.isError && !isRejected(write.error) && write.variables?.type === plan.type;
    if (!unanswered && balance !== undefined && plan.coinPrice > balance) setInsufficient(true);
    else write.mutate(plan);
  };
  return { buy, busy: write.isPending, insufficient, dismissInsufficient: () => setInsufficient(false) };
}
