import { useRefetchWhileStale } from '@/lib/useRefetchOnChange';
import { isNewer } from '@/realtime/versioning';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from './accountStore';
import { goodsQuery } from './goodsApi';
import { useStatusPart } from './useStatus';

/** The player's goods, live: a newer status shows that something may have arrived or been used, in any tab or on any device. */
export function useGoods() {
  const uid = useAccount((account) => account.uid);
  const query = useQuery(goodsQuery(uid));
  const version = useStatusPart(({ version }) => version) ?? 0;
  const behind = query.data !== undefined && isNewer(version, query.data.version);
  useRefetchWhileStale(behind, version, query.refetch);
  return query;
}
