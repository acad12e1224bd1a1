import { t } from './i18n';
import { midnight } from './time';

/** For example 今天, 昨天 or 11月18日; with the year if it is another year. */
export function dayName(time: string, now: number): string {
  const then = new Date(time);
  if (then.getTime() >= midnight(now)) return t('今天');
  if (then.getTime() >= midnight(now, -1)) return t('昨天');
  const [year, month, day] = [then.getFullYear(), then.getMonth() + 1, then.getDate()];
  return year === new Date(now).getFullYear() ? t`${month}月${day}日` : t`${year}年${month}月${day}日`;
}
