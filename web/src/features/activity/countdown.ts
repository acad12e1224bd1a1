import { DAY_MS, SECOND_MS } from '@/constants';
import { countdownText } from '@/lib/countdownText';

export interface CountdownParts {
  days: number;
  /** 08:21:33 */
  clock: string;
}

/** How long until then, to the second; never less than nothing. */
export function countdownParts(at: number, now: number): CountdownParts {
  const left = Math.max(0, Math.ceil((at - now) / SECOND_MS) * SECOND_MS);
  return { days: Math.floor(left / DAY_MS), clock: countdownText(left % DAY_MS) };
}
