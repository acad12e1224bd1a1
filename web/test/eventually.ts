import { vi } from 'vitest';

/** Longer than the second of `vi.waitFor`: a busy machine may need more for a lazy import. */
const LIMIT_MS = 10_000;

/** Repeats the check until it passes. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: LIMIT_MS });
