import { defineConfig } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import suite from '../playwright.config';

/** Takes pictures with the suite's server and browser. They are for looking at; nothing is compared. */
export default defineConfig(suite, {
  testDir: '.',
  projects: [
    { name: 'screens', testMatch: ['screens.shots.ts', 'states.shots.ts', 'dialogs.shots.ts'] },
    { name: 'readme', testMatch: 'readme.shots.ts' },
  ],
  globalTeardown: fileURLToPath(new URL('./support/sheet.ts', import.meta.url)),
  outputDir: '../../test-results/work',
  timeout: 300_000,
  use: { trace: 'off', deviceScaleFactor: 2 },
});
