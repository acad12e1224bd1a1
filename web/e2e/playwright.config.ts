import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  use: {
    viewport: { width: 375, height: 812 },
    locale: 'zh-CN',
    launchOptions: {
      executablePath: '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
      ],
    },
  },
});
