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

/** How often it is asked again whether the server has got there, too. */
const LATE_MS = 10_000;
const TRIES = 6;

/** Which time of asking it is: none (-1) before the moment, or when the server's clock is too far away to wait for. */
export function askingNumber(at: number | null, now: number): number {
  if (at === null || now < at) return -1;
  const number = Math.floor((now - at) / LATE_MS);
  return number < TRIES ? number : -1;
}
