import { applySnapshot } from '@/features/account';
import { isNewer } from '@/realtime/versioning';
import type { QueryClient } from '@tanstack/react-query';
import { calendarKey, type Calendar, type CheckedIn } from './api';
import { monthOf } from './days';

/** Puts the answer into the cached months at once, then refetches the other data. */
export function applyCheckIn(client: QueryClient, uid: number, done: CheckedIn, madeUp: boolean): void {
  const { day, streak, coinNum, version } = done;
  applySnapshot(client, uid, { coinNum, version, ...(madeUp ? {} : { checkedInToday: true }) });
  client.setQueriesData<Calendar>({ queryKey: calendarKey(uid) }, (calendar) =>
    calendar && isNewer(version, calendar.version) ? withDay(calendar, { day, streak, madeUp }) : calendar,
  );
  refetchCalendar(client, uid);
}

export function refetchCalendar(client: QueryClient, uid: number | undefined): void {
  if (uid) void client.invalidateQueries({ queryKey: calendarKey(uid) });
}

function withDay(
  calendar: Calendar,
  { day, streak, madeUp }: { day: string; streak: number; madeUp: boolean },
): Calendar {
  const own = calendar.month === monthOf(day);
  return {
    ...calendar,
    streak,
    checkedInToday: calendar.checkedInToday || day === calendar.today,
    made: own ? new Map(calendar.made).set(day, madeUp) : calendar.made,
    makeUpsLeft: calendar.makeUpsLeft - Number(madeUp),
  };
}
