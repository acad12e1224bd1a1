import { defineConfig } from '@playwright/test';
import suite from '../e2e/base.config';

/** Lighthouse against the browser tests' server: one page at a time, since a busy machine is a slow one. */
export default defineConfig(suite, {
  testDir: '.',
  testMatch: 'figures.ts',
  outputDir: '../test-results/lighthouse',
  workers: 1,
  retries: 0,
  timeout: 1_800_000,
  use: { trace: 'off' },
});
