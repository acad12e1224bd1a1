import { defineConfig } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { ENGINES, type Options } from './support/engines.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const only = process.env.ENGINE;

/** The main flows in other browser engines. Playwright schedules and reports; WebDriver drives the browsers. */
export default defineConfig<Options>({
  testDir: '.',
  outputDir: '../test-results/engines',
  globalSetup: file('../e2e/support/server.ts'),
  // Every flow starts its own driver, so workers share no browser.
  workers: 2,
  // A failed flow runs once more. If it passes then, it is flaky. Only the night runs this suite, so it fails the run.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], [file('./support/summary.ts')], [file('../e2e/support/failures.ts')]],
  timeout: 90_000,
  projects: ENGINES.filter((engine) => !only || engine === only).map((engine) => ({
    name: engine,
    use: { engine },
  })),
});
