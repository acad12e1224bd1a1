import { defineConfig } from '@playwright/test';
import { fileURLToPath } from 'node:url';

/** Settings of all runs: the headless shell of Debian's Chromium as a phone, one real server for the run, three tests at once. */
export default defineConfig({
  testDir: '.',
  // Playwright empties this folder first: runs next to each other have one each (RESULTS).
  outputDir: `../test-results/${process.env.RESULTS ?? 'e2e'}`,
  globalSetup: fileURLToPath(new URL('./support/server.ts', import.meta.url)),
  fullyParallel: true,
  workers: 3,
  // A failed test runs once more, alone, after all others. If it passes then, support/failures.ts lists it as flaky.
  retries: 1,
  retryStrategy: 'isolated',
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], [fileURLToPath(new URL('./support/failures.ts', import.meta.url))]],
  timeout: 45_000,
  // Generous, because machines are shared.
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    colorScheme: 'light',
    actionTimeout: 10_000,
    // Without the service worker, tests see each request of a page. offline.spec.ts and pwa.spec.ts allow the worker.
    serviceWorkers: 'block',
    trace: { mode: 'on-first-retry', screenshots: false },
    launchOptions: {
      executablePath: '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
