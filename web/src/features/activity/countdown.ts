const SECOND_MS = 1_000;

export interface Left {
  days: number;
  /** 08:21:33 */
  clock: string;
}

/** How long until then, to the second; never less than nothing. */
export function timeLeft(at: number, now: number): Left {
  const seconds = Math.max(0, Math.ceil((at - now) / SECOND_MS));
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const clock = [(seconds % 86_400) / 3_600, (seconds % 3_600) / 60, seconds % 60].map(two).join(':');
  return { days: Math.floor(seconds / 86_400), clock };
}
