import { useAccount, useStatusPart } from '@/features/account';
import { serverNow } from '@/lib/serverClock';
import { useRefetchWhileStale } from '@/lib/useRefetchOnChange';
import { isNewer } from '@/realtime/versioning';
import { useQuery } from '@tanstack/react-query';
import { calendarQuery, type Calendar } from './api';
import { nextDayBegins } from './dayClock';

/** The first delay of polling when this clock passes midnight before the server's; the delays then grow. */
const MIDNIGHT_RETRY_MS = 5_000;

/**
 * This month's calendar, live. It is refetched when the portal's next day begins, and when a newer status shows
 * a change in any tab or on any device.
 */
export function useCalendar() {
  const uid = useAccount((account) => account.uid);
  const query = useQuery({
    ...calendarQuery(uid),
    refetchInterval: ({ state }) => state.data && untilNextDay(state.data),
  });
  const version = useStatusPart(({ version }) => version) ?? 0;
  const behind = query.data !== undefined && isNewer(version, query.data.version);
  useRefetchWhileStale(behind, version, query.refetch);
  return query;
}

function untilNextDay({ today, zone }: Calendar): number {
  return Math.max(MIDNIGHT_RETRY_MS, Math.abs(nextDayBegins(today, zone) - serverNow()));
}
