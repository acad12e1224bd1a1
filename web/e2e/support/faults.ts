import { expect, type BrowserContext } from '@playwright/test';

export interface Faults {
  watch: (context: BrowserContext) => void;
  /** Allows an error that belongs to the test. */
  expected: (text: RegExp) => void;
  /** Fails if a page had any other error. */
  check: () => void;
}

/** Collects the errors of pages: console errors, which include violations of the content security policy, and uncaught errors. */
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
      // The first line of a failure is what the summary of a suite shows.
      expect(unexpected, `errors of the pages: ${unexpected.join(' · ')}`).toEqual([]);
    },
  };
}
