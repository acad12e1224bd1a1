import { defineConfig } from '@playwright/test';
import suite from '../playwright.config';

/** Takes pictures with the suite's server and browser. They are for looking at; nothing is compared. */
export default defineConfig(suite, {
  testDir: '.',
  projects: [
    { name: 'screens', testMatch: 'screens.shots.ts' },
    { name: 'readme', testMatch: 'readme.shots.ts' },
  ],
  outputDir: '../../test-results/work',
  timeout: 300_000,
  use: { trace: 'off', deviceScaleFactor: 2 },
});
