import { get, postJson, type Data } from '@/api/client';
import { queryOptions } from '@tanstack/react-query';
import type { KnownDays } from './month';

type Answer = Data<'/api/v1/checkin/calendar', 'get'>;
export type CheckedIn = Data<'/api/v1/checkin/today', 'post'>;

/** A month of a player's days, with streak and rewards as they are now. */
export interface Calendar extends KnownDays {
  /** 2026-11 */
  month: string;
  zone: string;
  streak: number;
  rewards: readonly number[];
  checkedInToday: boolean;
  makeUpPrice: number;
  /** The months that were full, newest first. */
  badges: readonly string[];
  version: number;
}

/** All that is kept of a player's days. */
export const calendarKey = (uid: number) => ['checkin', uid] as const;

/** By default of this month. */
export const calendarQuery = (uid: number, month?: string) =>
  queryOptions({
    queryKey: [...calendarKey(uid), month ?? 'now'] as const,
    queryFn: async () => calendarOf(await get('/api/v1/checkin/calendar', { month })),
    enabled: uid > 0,
  });

/** `today` is the day that is pressed for: an answer that was lost yesterday must not be given again for it. */
export const checkIn = (today: string) =>
  postJson('/api/v1/checkin/today', undefined, { idempotent: `checkin ${today}` });

/** At the price that was agreed to. */
export const makeUp = (day: string, price: number) =>
  postJson('/api/v1/checkin/makeup', { day, price }, { idempotent: true });

function calendarOf({ days, makeUp: { price, left, days: canMakeUp }, ...rest }: Answer): Calendar {
  return {
    ...rest,
    made: new Map(days.map(({ day, madeUp }) => [day, madeUp])),
    canMakeUp: new Set(canMakeUp),
    makeUpsLeft: left,
    makeUpPrice: price,
  };
}
