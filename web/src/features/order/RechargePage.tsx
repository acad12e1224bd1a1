import { errorText } from '@/api/errors';
import { EmptyState, ErrorState } from '@/components/ui/States';
import { useAccount } from '@/features/account';
import { shopQuery, type RechargeArrival } from '@/features/coin';
import { t } from '@/lib/i18n';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { RechargeCounter } from './recharge/RechargeCounter';
import { RechargeSkeleton } from './recharge/RechargeSkeleton';
import { useOrders } from './useOrder';

/** Sells coins: package and payment method. */
export default function RechargePage() {
  const uid = useAccount((account) => account.uid);
  const query = useQuery(shopQuery(uid));
  const { data, error, refetch } = query;
  const { from, price } = (useLocation().state as RechargeArrival | null) ?? {};
  // Wait for the orders: a card for an open order that appears later would shift the packages under a finger.
  const { isPending } = useOrders().query;
  if (isPending && !error) return <RechargeSkeleton />;
  if (data && data.packages.length > 0)
    // The page is cached. A new key lets another purchase select its own package.
    return <RechargeCounter key={`${from} ${price}`} shop={data} onStale={() => void refetch()} />;
  if (data)
    return <EmptyState drawing="gem" title={t('X钻正在补货')} hint={t('很快就好，过一会儿再来看看')} />;
  if (error) return <ErrorState text={errorText(error)} onRetry={() => void refetch()} />;
  return <RechargeSkeleton />;
}
