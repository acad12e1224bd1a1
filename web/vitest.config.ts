import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { readSettings } from './portal.config.ts';

const folder = (name: string) => fileURLToPath(new URL(`./${name}`, import.meta.url));

/** The name of a file chooses its project: `*.test.ts` runs in Node, `*.test.tsx` in jsdom. */
export default defineConfig({
  define: { __SETTINGS__: JSON.stringify(readSettings(process.env)) },
  resolve: {
    alias: [
      { find: '@', replacement: folder('src') },
      { find: '@test', replacement: folder('test') },
    ],
  },
  test: {
    restoreMocks: true,
    testTimeout: 20_000,
    // Each file has a context of its own, in a worker that keeps jsdom and the transformed sources loaded.
    pool: 'vmThreads',
    // With one worker, the default on two cores, Vitest 4.1 runs all files in one context; test/context.ts refuses that.
    maxWorkers: 2,
    // The used heap at which a worker is replaced: contexts of finished files stay in it for a while.
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
