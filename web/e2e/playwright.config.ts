import { defineConfig } from '@playwright/test';
import base from './base.config';

/**
 * The files with the longest tests start first, so that no worker is left alone with one at the end. Seconds of each file's
 * longest test, measured once with two workers on two cores. Playwright starts projects in this order, and files by name.
 */
const LONGEST = { xss: 55, sweep: 37, letters: 25, strip: 21 };

const fileOf = (name: string) => new RegExp(`/${name}\\.spec\\.ts$`);
const longest = Object.keys(LONGEST);

/** The gate: what a run asserts is the same on every machine; `figures.config.ts` measures. */
export default defineConfig(base, {
  projects: [
    ...longest.map((name) => ({ name, testMatch: fileOf(name) })),
    { name: 'others', testMatch: '*.spec.ts', testIgnore: longest.map(fileOf) },
  ],
});
