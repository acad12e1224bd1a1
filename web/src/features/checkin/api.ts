import { get, postJson, type Data } from '@/api/client';
import { queryOptions } from '@tanstack/react-query';
import type { KnownDays } from './month';

type Answer = Data<'/api/v1/checkin/calendar', 'get'>;
export type CheckedIn = Data<'/api/v1/checkin/today', 'post'>;

/** A month of a player's calendar, with the current streak and rewards. */
export interface Calendar extends KnownDays {
  /** For example 2026-11. */
  month: string;
  zone: string;
  streak: number;
  rewards: readonly number[];
  checkedInToday: boolean;
  /** 0: with a card. */
  makeUpPrice: number;
  /** The player's cards for making up days. */
  makeUpCards: number;
  /** The complete months, newest first. */
  badges: readonly string[];
  version: number;
}

/** The key of all calendar queries of one player. */
export const calendarKey = (uid: number) => ['checkin', uid] as const;

/** The default is the current month. */
export const calendarQuery = (uid: number, month?: string) =>
  queryOptions({
    queryKey: [...calendarKey(uid), month ?? 'now'] as const,
    queryFn: async () => calendarOf(await get('/api/v1/checkin/calendar', { month })),
    enabled: uid > 0,
  });

export const checkIn = (idempotencyKey: string, keepalive: boolean) =>
  postJson('/api/v1/checkin/today', undefined, {
    headers: { 'Idempotency-Key': idempotencyKey },
    keepalive,
  });

/** Makes up a day at the confirmed price. */
export const makeUp = (day: string, price: number) =>
  postJson('/api/v1/checkin/makeup', { day, price }, { idempotent: true });

function calendarOf({ days, makeUp: { price, cards, left, days: canMakeUp }, ...rest }: Answer): Calendar {
  return {
    ...rest,
    made: new Map(days.map(({ day, madeUp }) => [day, madeUp])),
    canMakeUp: new Set(canMakeUp),
    makeUpsLeft: left,
    makeUpPrice: price,
    makeUpCards: cards,
  };
}
