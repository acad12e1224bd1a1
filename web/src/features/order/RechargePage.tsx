import { errorText } from '@/api/errors';
import { EmptyState, ErrorState } from '@/components/ui/States';
import { useAccount } from '@/features/account';
import { shopQuery } from '@/features/coin';
import { t } from '@/lib/i18n';
import { useQuery } from '@tanstack/react-query';
import { RechargeCounter } from './recharge/RechargeCounter';
import { RechargeSkeleton } from './recharge/RechargeSkeleton';
import { useOrders } from './useOrder';

/** Sells coins: package and payment method. */
export default function RechargePage() {
  const uid = useAccount((account) => account.uid);
  const query = useQuery(shopQuery(uid));
  const { data, error, refetch } = query;
  // Wait for the orders: a card for an open order that appears later would shift the packages under a finger.
  const { isPending } = useOrders().query;
  if (isPending && !error) return <RechargeSkeleton />;
  if (data && data.packages.length > 0) return <RechargeCounter shop={data} onStale={() => void refetch()} />;
  if (data)
    return <EmptyState drawing="gem" title={t('X钻正在补货')} hint={t('很快就好，过一会儿再来看看')} />;
  if (error) return <ErrorState text={errorText(error)} onRetry={() => void refetch()} />;
  return <RechargeSkeleton />;
}
