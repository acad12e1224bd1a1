import { defineConfig } from '@playwright/test';
import base from './base.config';

/** Measures one page at a time. Each figure is a line `FIGURE <name> <value> <unit> <bound>`. A missed bound fails this run; the gate does not run it. */
export default defineConfig(base, {
  testMatch: '*.figures.ts',
  outputDir: '../test-results/figures',
  workers: 1,
  retries: 0,
  use: { trace: 'off' },
});
