import { daysOf, monthOf } from './days';

/** The state of a day. `mendable`: missed but can be made up. `before`: before the player's first day. */
export type DayState = 'made' | 'madeUp' | 'missed' | 'mendable' | 'before' | 'today' | 'coming';

/** The known days of a player. */
export interface KnownDays {
  today: string;
  /** The first day on which the player could check in. */
  firstDay: string;
  /** The days that count, and whether each was made up. */
  made: ReadonlyMap<string, boolean>;
  canMakeUp: ReadonlySet<string>;
  /** The number of make-ups left this month. */
  makeUpsLeft: number;
}

export function dayState(
  day: string,
  { today, firstDay, made, canMakeUp, makeUpsLeft }: KnownDays,
): DayState {
  const madeUp = made.get(day);
  if (madeUp !== undefined) return madeUp ? 'madeUp' : 'made';
  if (day > today) return 'coming';
  if (day === today) return 'today';
  if (day < firstDay) return 'before';
  return canMakeUp.has(day) && makeUpsLeft > 0 ? 'mendable' : 'missed';
}

/** Whether a day counts, checked in or made up. */
export function isMade(state: DayState): boolean {
  return state === 'made' || state === 'madeUp';
}

/** A month's progress towards its badge. */
export interface MonthProgress {
  made: number;
  total: number;
  /** The number of days to make up for the badge. */
  toMakeUp: number;
  /** `open`: the badge can still be earned. `lost`: too many days were missed. */
  state: 'earned' | 'open' | 'lost';
}

export function progressOf(month: string, known: KnownDays): MonthProgress {
  const days = daysOf(month);
  const states = days.map((day) => dayState(day, known));
  const count = (...wanted: DayState[]) => states.filter((state) => wanted.includes(state)).length;
  const made = count('made', 'madeUp');
  const toMakeUp = count('mendable');
  const lost = count('missed', 'before') > 0 || toMakeUp > known.makeUpsLeft || month < monthOf(known.today);
  const state = made === days.length ? 'earned' : lost ? 'lost' : 'open';
  return { made, total: days.length, toMakeUp, state };
}
