import { defineConfig } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import suite from '../base.config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Takes pictures with the suite's server and browser. No picture is compared. */
export default defineConfig(suite, {
  testDir: '.',
  projects: [
    { name: 'screens', testMatch: /(screens|states|dialogs|largeText)\.shots\.ts/ },
    { name: 'readme', testMatch: 'readme.shots.ts' },
  ],
  globalSetup: [...[suite.globalSetup!].flat(), here('./support/screenshotPlayers.ts')],
  globalTeardown: here('./support/sheet.ts'),
  outputDir: '../../test-results/work',
  retries: 0,
  timeout: 900_000,
  use: { trace: 'off', deviceScaleFactor: 2, navigationTimeout: 30_000 },
});
