import { useStatus } from '@/features/account';
import { useEffect, useEffectEvent } from 'react';
import type { Coins } from './api';

interface Query {
  data?: { pages: readonly Coins[] };
  refetch: () => Promise<unknown>;
}

/** Reads the entries anew when a newer status tells of a balance that they do not come to. */
export function useFreshEntries(query: Query): void {
  const status = useStatus();
  const first = query.data?.pages[0];
  const version = status?.version ?? 0;
  const behind = first !== undefined && version > first.version && status?.coinNum !== first.coinNum;
  const refetch = useEffectEvent(() => void query.refetch());
  useEffect(() => {
    if (behind) refetch();
  }, [behind, version]);
}
