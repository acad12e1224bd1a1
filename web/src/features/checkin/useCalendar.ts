import { useAccount, useStatus } from '@/features/account';
import { serverNow } from '@/lib/serverClock';
import { useRefetchWhileStale } from '@/lib/useRefetchOnChange';
import { isNewer } from '@/realtime/versioning';
import { useQuery } from '@tanstack/react-query';
import { calendarQuery, type Calendar } from './api';
import { nextDayBegins } from './dayClock';

/** Where this clock is past midnight and the server's is not, it is asked again after this, and then less and less often. */
const MIDNIGHT_RETRY_MS = 5_000;

/**
 * This month of the player's days, live: read anew when the portal's next day begins, and when a newer status tells that something
 * happened, here, in another tab or on another device.
 */
export function useCalendar() {
  const uid = useAccount((account) => account.uid);
  const query = useQuery({
    ...calendarQuery(uid),
    refetchInterval: ({ state }) => state.data && untilNextDay(state.data),
  });
  const version = useStatus()?.version ?? 0;
  const behind = query.data !== undefined && isNewer(version, query.data.version);
  useRefetchWhileStale(behind, version, query.refetch);
  return query;
}

function untilNextDay({ today, zone }: Calendar): number {
  return Math.max(MIDNIGHT_RETRY_MS, Math.abs(nextDayBegins(today, zone) - serverNow()));
}
