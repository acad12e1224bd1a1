import { defineConfig } from '@playwright/test';
import base from './base.config';

/**
 * The files with the longest tests start first, so that no long test runs alone at the end. Playwright starts projects in this
 * order, and the files of a project by name. The numbers only explain the order: seconds of the longest test, measured once with
 * two workers on two cores and the whole XSS corpus.
 */
const LONGEST_TEST_S = { xss: 55, sweep: 37, largeText: 25, strip: 21 };

const fileOf = (name: string) => new RegExp(`/${name}\\.spec\\.ts$`);
const longest = Object.keys(LONGEST_TEST_S);

/**
 * The browser tests of the gate; with NIGHT set, also those with the tag @night. They assert no measurement; `figures.config.ts`
 * measures.
 */
export default defineConfig(base, {
  grepInvert: process.env.NIGHT ? [] : /@night/,
  projects: [
    ...longest.map((name) => ({ name, testMatch: fileOf(name) })),
    { name: 'others', testMatch: '*.spec.ts', testIgnore: longest.map(fileOf) },
  ],
});
