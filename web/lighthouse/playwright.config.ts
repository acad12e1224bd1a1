import { defineConfig } from '@playwright/test';
import suite from '../e2e/base.config';

/** Lighthouse against the server of the browser tests. It measures one page at a time, because a busy machine slows every page. */
export default defineConfig(suite, {
  testDir: '.',
  testMatch: 'figures.ts',
  outputDir: '../test-results/lighthouse',
  workers: 1,
  retries: 0,
  timeout: 1_800_000,
  use: { trace: 'off' },
});
