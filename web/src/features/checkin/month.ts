import { daysOf, monthOf } from './days';

/** What a day of the calendar is to its player. `canMakeUp`: missed, and it can be made up yet; `before`: they were not here yet. */
export type DayState = 'made' | 'madeUp' | 'missed' | 'mendable' | 'before' | 'today' | 'coming';

/** What is known of a player's days. */
export interface KnownDays {
  today: string;
  /** The first on which the player could check in. */
  firstDay: string;
  /** Days that count, each with whether it was made up. */
  made: ReadonlyMap<string, boolean>;
  canMakeUp: ReadonlySet<string>;
  /** How many of those the player may make up this month. */
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

/** Whether a day counts, done on the day or made up for. */
export function isMade(state: DayState): boolean {
  return state === 'made' || state === 'madeUp';
}

/** How near a month is to its badge. */
export interface MonthProgress {
  made: number;
  total: number;
  /** Days that have to be made up for it. */
  toMakeUp: number;
  /** earned. open: it can be yet. lost: too much was missed. */
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
