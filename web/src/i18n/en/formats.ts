import type { Locale } from '@/lib/i18n';

const UNITS = [
  [1_000_000_000, 'B'],
  [1_000_000, 'M'],
  [1_000, 'K'],
] as const;

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const CLOCK = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Numbers and times in English: 1.2K, Nov 25, 2026, 10:00. */
export const formats: Omit<Locale, 'code' | 'translate'> = {
  shortNumber,
  date: (date) => DATE.format(date),
  dateTime: (date) => `${DATE.format(date)}, ${CLOCK.format(date)}`,
  dayTime: (date) => `${DAY.format(date)}, ${CLOCK.format(date)}`,
};

/** Never rounds up: a balance must not look larger than it is. */
function shortNumber(value: number): string {
  const unit = UNITS.find(([size]) => Math.abs(value) >= size);
  if (!unit) return String(Math.trunc(value));
  const [size, name] = unit;
  const tenths = Math.trunc((value / size) * 10 + Math.sign(value) * 1e-6) / 10;
  return `${Math.abs(tenths) >= 100 ? Math.trunc(tenths) : tenths}${name}`;
}
