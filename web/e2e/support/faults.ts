import { expect, type BrowserContext } from '@playwright/test';

export interface Faults {
  watch: (context: BrowserContext) => void;
  /** A complaint that belongs to what the test does. */
  expected: (text: RegExp) => void;
  /** Fails where a page complained of anything else. */
  check: () => void;
}

/** Collects what pages complain of: errors on the console (the content security policy speaks there, too) and uncaught ones. */
export function watchFaults(): Faults {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  return {
    watch: (context) => {
      context.on('console', (message) => {
        if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => seen.push(String(error.error())));
    },
    expected: (text) => void allowed.push(text),
    check: () => {
      const unexpected = seen.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, 'what the pages complained of').toEqual([]);
    },
  };
}
