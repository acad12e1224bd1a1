import { HOUR_MS } from '@/constants';
import { locale, t } from '@/lib/i18n';
import { addDays } from './days';

/** No time zone is further from UTC. */
const MAX_UTC_OFFSET_MS = 15 * HOUR_MS;

/**
 * The start of the next day in the zone. A search finds it, because hours cannot simply be added: where a
 * clock change skips midnight, a day begins at one o'clock.
 */
export function nextDayBegins(today: string, zone: string): number {
  const dayAt = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
  const middle = Date.parse(`${addDays(today, 1)}T00:00:00Z`);
  let before = middle - MAX_UTC_OFFSET_MS;
  let after = middle + MAX_UTC_OFFSET_MS;
  while (after - before > 1_000) {
    const time = Math.floor((before + after) / 2_000) * 1_000;
    if (dayAt.format(time) > today) after = time;
    else before = time;
  }
  return after;
}

/** The zone's name in the app's language. */
export function zoneName(zone: string): string {
  if (zone === 'Asia/Shanghai') return t('北京时间');
  const parts = new Intl.DateTimeFormat(locale?.code ?? 'zh-CN', {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
