import { useStatus } from '@/features/account';
import { useRefetchWhileStale } from '@/lib/useRefetchOnChange';
import { isNewer } from '@/realtime/versioning';
import type { Coins } from './api';

interface Query {
  data?: { pages: readonly Coins[] };
  refetch: () => Promise<unknown>;
}

/** Refetches the entries when a newer status has another balance than they do. */
export function useRefetchEntries(query: Query): void {
  const status = useStatus();
  const first = query.data?.pages[0];
  const version = status?.version ?? 0;
  const behind = first !== undefined && isNewer(version, first.version) && status?.coinNum !== first.coinNum;
  useRefetchWhileStale(behind, version, query.refetch);
}
