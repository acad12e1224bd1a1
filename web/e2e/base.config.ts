import { defineConfig } from '@playwright/test';
import { fileURLToPath } from 'node:url';

/** What all runs share: the whole product in the headless shell of Debian's Chromium, on a phone, with one real server and an account for each test. */
export default defineConfig({
  testDir: '.',
  // Playwright empties this folder first: runs next to each other have one each (RESULTS).
  outputDir: `../test-results/${process.env.RESULTS ?? 'e2e'}`,
  globalSetup: fileURLToPath(new URL('./support/server.ts', import.meta.url)),
  fullyParallel: true,
  workers: 3,
  // A failed test runs once more, alone, after all others. It is then listed as flaky, never as merely passed.
  retries: 1,
  retryStrategy: 'isolated',
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], [fileURLToPath(new URL('./support/failures.ts', import.meta.url))]],
  timeout: 45_000,
  // Generous: the machine may be busy with something else.
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    colorScheme: 'light',
    actionTimeout: 10_000,
    // What a page fetches is what it asks for; the worker has tests of its own, which let it in.
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
