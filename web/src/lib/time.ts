import { serverNow } from './serverClock';
import { locale, t } from './i18n';

/**
 * The age of a time that the server wrote, for every screen: 刚刚, 5分钟前, 3小时前, and from one day on the date.
 * 刚刚 means less than a minute, also for a time in the future. Both times are of the server's clock. Empty for an invalid time.
 */
export function relativeTime(time: string | number | Date, now: number = serverNow()): string {
  const then = new Date(time);
  const seconds = Math.floor((now - then.getTime()) / 1000);
  if (Number.isNaN(seconds)) return '';
  if (seconds < 60) return t('刚刚');
  if (seconds < 3_600) return t`${Math.floor(seconds / 60)}分钟前`;
  if (seconds < 86_400) return t`${Math.floor(seconds / 3_600)}小时前`;
  return dateText(then);
}

export function dateText(time: string | number | Date): string {
  const date = new Date(time);
  if (locale) return locale.date(date);
  return [date.getFullYear(), padded(date.getMonth() + 1), padded(date.getDate())].join('-');
}

export function dateTimeText(time: string | number | Date): string {
  const date = new Date(time);
  if (locale) return locale.dateTime(date);
  return `${dateText(date)} ${padded(date.getHours())}:${padded(date.getMinutes())}`;
}

/** A date and time without the year: 11-25 10:00. */
export function dayTimeText(time: string | number | Date): string {
  return locale ? locale.dayTime(new Date(time)) : dateTimeText(time).slice(5);
}

/** A duration, rounded up in its largest unit: 45秒, 3分钟, 2小时, 3天. */
export function durationText(seconds: number): string {
  if (seconds < 60) return t`${Math.ceil(seconds)}秒`;
  if (seconds < 3_600) return t`${Math.ceil(seconds / 60)}分钟`;
  if (seconds < 86_400) return t`${Math.ceil(seconds / 3_600)}小时`;
  return t`${Math.ceil(seconds / 86_400)}天`;
}

/** Local midnight `days` after the day of `now`. */
export function midnight(now: number, days = 0): number {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime();
}

const padded = (value: number) => String(value).padStart(2, '0');
