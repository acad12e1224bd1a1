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
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          pool: 'threads',
          include: ['{src,test}/**/*.test.ts'],
          setupFiles: ['./test/setup.node.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          pool: 'forks',
          include: ['{src,test}/**/*.test.tsx'],
          setupFiles: ['./test/setup.dom.ts'],
        },
      },
    ],
  },
});
