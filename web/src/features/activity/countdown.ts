import { DAY_MS, SECOND_MS } from '@/constants';
import { countdownText } from '@/lib/countdownText';

export interface CountdownParts {
  days: number;
  /** Formatted like 08:21:33. */
  clock: string;
}

/** The time until a moment, rounded up to a second; zero once the moment has passed. */
export function countdownParts(at: number, now: number): CountdownParts {
  const left = Math.max(0, Math.ceil((at - now) / SECOND_MS) * SECOND_MS);
  return { days: Math.floor(left / DAY_MS), clock: countdownText(left % DAY_MS) };
}
