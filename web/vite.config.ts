import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { readSettings, type Settings } from './portal.config.ts';
import { readBuild } from './scripts/build.ts';
import { budget } from './scripts/budget.ts';
import { precompress } from './scripts/precompress.ts';
import { browserFloor, browserTargets } from './scripts/browserFloor.ts';
import { lucideIcons } from './scripts/lucideIcons.ts';
import { manifest } from './scripts/manifest.ts';
import { publicFields } from './scripts/publicFields.ts';
import { checkCircularChunks } from './scripts/checkCircularChunks.ts';
import { screens } from './scripts/screens.ts';
import { serviceWorker } from './scripts/serviceWorker.ts';
import { slimRouter } from './scripts/slimRouter.ts';

const settings = readSettings(process.env);
const server = `http://${process.env.PORTAL_HTTP_ADDR ?? '127.0.0.1:8080'}`;
const proxy = {
  // The server accepts sockets from its own pages only, so Vite must pass on `Host` and `Origin` unchanged.
  '/api': { target: server, ws: true },
  '/media': { target: server },
  '/pages': { target: server },
  '/files': { target: server },
  '/exports': { target: server },
};

/** The choice of the language and the error reporter load before the rest, because modules translate their texts when they are evaluated. */
const entry = { name: 'entry', tags: ['$initial' as const] };

/** Parts that several screens contain, but not the first load: the outbox, forms, posts with their comments and authors, books, games. */
const embedded = {
  name: (id: string) => Object.keys(EMBEDDED).find((name) => EMBEDDED[name]!.test(id)) ?? null,
  minShareCount: 2,
};
const EMBEDDED: Record<string, RegExp> = {
  outbox: /\/node_modules\/idb\/|\/src\/(data\/outbox|lib\/indexedDb)/,
  forms: /\/src\/(features\/account\/(forms\/useForm|validation)|components\/ui\/Field\b)/,
  // Without the composer: of all screens, only a post contains it.
  posts: /\/src\/features\/(post|comment(?!\/composer)|like|person|rateLimitNotice)\//,
  books: /\/src\/features\/book\//,
  // Publishing and the outbox need the data of games, but no component.
  gameData: /\/src\/features\/game\/(api|favourite)\.ts/,
  // The first load needs the dialog of downloads, but no other part of a game.
  games: /\/src\/features\/game\/(?!download)/,
};

/**
 * The first load contains all modules that this many parts of the app share. A higher number makes the first load smaller and the screens
 * larger. The imports of these modules are included, so that no other file is needed before this one.
 */
const shared = { name: 'shared', minShareCount: 11, includeDependenciesRecursively: true };

/** The other icons that screens share: one file instead of one for each icon. */
const icons = { name: 'icons', test: /~icons\//, minShareCount: 3 };

const define = {
  __SETTINGS__: JSON.stringify(settings),
  __SERVICE_BASE_PATH__: JSON.stringify(settings.serviceBasePath),
  __BUILD__: JSON.stringify(readBuild(process.env)),
};

/** The package's exports name its development build under every condition. */
const router = {
  find: /^react-router$/,
  replacement: folder('node_modules/react-router/dist/production/index.mjs'),
};

export default defineConfig(({ command }) => ({
  base: `${settings.prefix}/`,
  plugins: [
    react(),
    slimRouter(),
    publicFields(),
    lucideIcons(),
    page(settings),
    manifest(settings),
    screens(define),
    serviceWorker(define),
    precompress(),
    checkCircularChunks(),
    budget(),
    browserFloor(),
  ],
  define,
  resolve: {
    alias: [
      { find: '@', replacement: folder('src') },
      { find: '@test', replacement: folder('test') },
      ...(command === 'build' ? [router] : []),
    ],
  },
  build: {
    target: browserTargets(),
    outDir: settings.outDir,
    emptyOutDir: true,
    modulePreload: {
      // The polyfill would be an inline script, which the policy forbids.
      polyfill: false,
      // The page lists the files to preload: scripts/screens.ts.
      resolveDependencies: (file, needed) => (/\bboot-/.test(file) ? [] : needed),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // An index only names other modules. Without this, a page loads each module of its features that has side effects.
      treeshake: {
        moduleSideEffects: [{ test: /\/src\/(features|data)\/[^/]+\/index\.ts$/, sideEffects: false }],
      },
      output: {
        // Short names: the app's list of its parts contains them and compresses badly. The worker recognises dictionaries by their names.
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${facadeModuleId?.includes('/src/i18n/') ? 'language-' : ''}[name]-[hash:7].js`,
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [entry, embedded, shared, icons],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  server: { host: '127.0.0.1', port: settings.port, proxy },
  preview: { host: '127.0.0.1', port: settings.port, proxy },
}));

function folder(name: string): string {
  return fileURLToPath(new URL(`./${name}`, import.meta.url));
}

/** Writes the title and the theme into index.html, so that neither changes visibly at the start. */
function page({ name, theme }: Settings): Plugin {
  return {
    name: 'portal-page',
    transformIndexHtml: (html) => html.replaceAll('%TITLE%', name).replaceAll('%THEME%', theme),
  };
}
