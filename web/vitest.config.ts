import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { readSettings } from './portal.config.ts';
import { lucideIcons } from './scripts/lucideIcons.ts';

const folder = (name: string) => fileURLToPath(new URL(`./${name}`, import.meta.url));

/** The name of a file chooses its project: `*.test.ts` runs in Node, `*.test.tsx` in jsdom. */
export default defineConfig({
  plugins: [lucideIcons()],
  define: {
    __SETTINGS__: JSON.stringify(readSettings(process.env)),
    __SERVICE_BASE_PATH__: JSON.stringify(readSettings(process.env).serviceBasePath),
    __BUILD__: JSON.stringify({ version: '1.2.3', commit: 'abc1234' }),
  },
  resolve: {
    alias: [
      { find: '@', replacement: folder('src') },
      { find: '@test', replacement: folder('test') },
    ],
  },
  test: {
    reporters: ['default', './test/results.ts'],
    restoreMocks: true,
    testTimeout: 20_000,
    // Each file runs in its own vm context. The worker keeps jsdom and the transformed sources loaded between files.
    pool: 'vmThreads',
    // The default on two cores is one worker, with which Vitest 4.1 runs all files in one context. test/context.ts fails then.
    maxWorkers: 2,
    // Contexts of finished files stay in the heap for a while. A worker whose heap exceeds this is replaced.
    vmMemoryLimit: '512MB',
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{src,test}/**/*.test.ts'],
          setupFiles: ['./test/setup.node.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['{src,test}/**/*.test.tsx'],
          setupFiles: ['./test/setup.dom.ts'],
        },
      },
    ],
  },
});
