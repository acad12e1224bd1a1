import { useRelativeTime } from '@/lib/useRelativeTime';

/** The age of a time, as text that stays current while it is shown. */
export function RelativeTime({ time }: { time: string }) {
  return <time dateTime={time}>{useRelativeTime(time)}</time>;
}
