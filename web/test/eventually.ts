import { vi } from 'vitest';

/** `vi.waitFor` waits one second by default; a lazy import takes longer on a busy machine. */
const LIMIT_MS = 10_000;

/** Repeats the check until it throws no error. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: LIMIT_MS });
