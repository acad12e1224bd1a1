import { DAY_MS } from '@/constants';
import { t } from '@/lib/i18n';

/** The portal's calendar writes days as 2026-11-21 and months as 2026-11, without time or zone. */

const padded = (value: number) => String(value).padStart(2, '0');
const utc = (day: string) => Date.parse(`${day}T00:00:00Z`);
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

export const monthOf = (day: string) => day.slice(0, 7);

export function addDays(day: string, count: number): string {
  return isoDay(utc(day) + count * DAY_MS);
}

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const months = year * 12 + number - 1 + count;
  return `${Math.floor(months / 12)}-${padded((months % 12) + 1)}`;
}

/** All days of a month, in order. */
export function daysOf(month: string): string[] {
  const first = `${month}-01`;
  const count = (utc(`${addMonths(month, 1)}-01`) - utc(first)) / DAY_MS;
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** The seven days of this day's week, Monday first. */
export function weekOf(day: string): string[] {
  const monday = addDays(day, -weekdayOf(day));
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

/** Monday is 0. */
export function weekdayOf(day: string): number {
  return (new Date(utc(day)).getUTCDay() + 6) % 7;
}

export const WEEKDAYS = [t('一'), t('二'), t('三'), t('四'), t('五'), t('六'), t('日')] as const;

/** For example 周六. */
export const weekdayName = (day: string) => t`周${WEEKDAYS[weekdayOf(day)]}`;
/** For example 21. */
export const dateOf = (day: string) => Number(day.slice(8));
/** For example 11月21日. */
export const dayTitle = (day: string) => t`${Number(day.slice(5, 7))}月${dateOf(day)}日`;
/** For example 2026年11月. */
export const monthTitle = (month: string) => t`${month.slice(0, 4)}年${Number(month.slice(5, 7))}月`;
/** For example 11月. */
export const monthName = (month: string) => t`${Number(month.slice(5, 7))}月`;
