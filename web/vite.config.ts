import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { readSettings, type Settings } from './portal.config.ts';
import { budget } from './scripts/budget.ts';
import { precompress } from './scripts/precompress.ts';
import { browserFloor, browserTargets } from './scripts/browserFloor.ts';
import { manifest } from './scripts/manifest.ts';
import { reactWithoutErrors } from './scripts/reactWithoutErrors.ts';
import { checkCircularChunks } from './scripts/checkCircularChunks.ts';
import { screens } from './scripts/screens.ts';
import { serviceWorker } from './scripts/serviceWorker.ts';
import { slimIcons } from './scripts/slimIcons.ts';
import { slimRouter } from './scripts/slimRouter.ts';

const settings = readSettings(process.env);
const server = `http://${process.env.PORTAL_HTTP_ADDR ?? '127.0.0.1:8080'}`;
const proxy = {
  // The server accepts sockets from its own pages only, so Vite must pass on `Host` and `Origin` unchanged.
  '/api': { target: server, ws: true },
  '/media': { target: server },
  '/pages': { target: server },
  '/files': { target: server },
};

/** The first load handles events of orders, but does not need the payment screens or the order lists. */
const orders = sharedBy('orders', /\/features\/order\/(api|events|live)\./);
const money = sharedBy(
  'money',
  /\/features\/(coin|order|vip\/(?!index|VipHost))|\/lib\/(money|useNow|leaveApp)\.|\/art\/Burst|\/ui\/(Coin|CountUp)/,
);
/** Interactive components: sheets and likes. Many screens without posts use them. */
const touch = sharedBy(
  'touch',
  new RegExp(
    [
      '/ui/(like|sheet)/|/ui/(TextArea|SheetList|SearchInput|ConfirmDialog)|/lib/(useDebounced|clockText)',
      '/icons/(at-sign|ban|ellipsis|eye|flag|hash|heart|lock|message-circle|map-pin|pen-line|play|plus|rotate-cw|share-2|trash|arrow-up)\\.',
    ].join('|'),
  ),
);
/** People and posts: for the square, and for each screen with a post or a person. */
const posts = sharedBy(
  'posts',
  /\/features\/(post|comment|like|person(?!\/report)|sensitiveWords|rateLimitNotice)\/|\/realtime\/versioning\/log/,
);
const lists = sharedBy(
  'lists',
  /\/ui\/(InfiniteList|tabs\/Tabs\.)|\/lib\/useOnline|\/api\/useInfiniteList|\/icons\/search\.|[iI]nfiniteQuery(Observer)?\.js/,
);
/** The first load handles events of books, but does not need tiles. Tiles are for the library and for screens that show a book. */
const bookState = sharedBy('bookState', /\/features\/book\/(api|cache|events|live)\./);
const books = sharedBy(
  'books',
  /\/features\/book\/|\/ui\/ExpandableText|\/icons\/(bookmark-check|bookmark-plus|book-heart|rotate-ccw-clock)\./,
);
const gifts = sharedBy('gifts', /\/features\/gift\/|\/lib\/countdownText\./);
/** Reading positions, also for pages without an open reader. */
const progress = sharedBy(
  'progress',
  /\/features\/reading\/(live|api|progress\/(browserEnvironment|progressSync|mergeProgress|store|device))\./,
);
/** The common parts of all readers. */
const reading = sharedBy('reading', /\/features\/reading\/(?!comic|novel)|\/icons\/(sun|sun-dim|list)\./);
/** Saved chapters: needed from the start of the app, and by readers, menus and the shelf. */
const savedOffline = sharedBy('saved', /\/features\/offline\/(savedOffline|update)\//);
const offline = sharedBy('offline', /\/features\/offline\/|\/icons\/(arrow-down-to-line|settings-2)\./);
/** The inbox, for signed-in players. */
const inbox = sharedBy('inbox', /\/features\/message\/(inbox|events|api)\.|\/api\/firstPage\./);
/** Live topics and data about people, outside the first load. */
const live = sharedBy(
  'live',
  /\/features\/relationships\/|\/api\/(actionErrors|gone)\.|\/art\/MonthBadge|\/realtime\/(useTopic|watchTopic|backoff)\./,
);

/** Forms, downloads and pinches: only some players need them, so they are not in the first load. */
const LATER = new RegExp(
  [
    '/features/account/(forms/|validation|phoneApi|FormFrame|SignInFrame|Agreement)',
    '/features/game/(download/|useGame|parts/(Digest|GameGone|PlatformIcon))',
    '/@use-gesture/|/ui/(Field|RichText|richNodes|tabs/SwipeableTabPanel|gestures/usePinch|viewer/(?!index))|/lib/(copy|links|share)|/icons/(copy|eye|eye-off|link-2|lock|lock-keyhole|pen-line|receipt-text|shield-check|smartphone|wallet)\\.',
  ].join('|'),
);

/** The choice of the language and the error reporter load first, and import nothing else. */
const FIRST =
  /\/src\/(lib\/(i18n|language|errorReporter)|app\/language|main)\.|vite\/(preload-helper|modulepreload)/;

/** One file for all dictionaries, because a player in English needs all of them at once. */
const english = { name: 'english', test: /\/src\/i18n\/en\// };

/** One file for modules that many screens share: two dozen small files load more slowly and compress worse. */
const shared = {
  name: 'shared',
  minShareCount: 3,
  test: (id: string) => !LATER.test(id) && !FIRST.test(id),
};

const define = { __SETTINGS__: JSON.stringify(settings) };

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
    slimIcons(),
    reactWithoutErrors(),
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
      output: {
        // Short names: the app's list of its parts contains them and compresses badly. With `slimIcons`, 1.7 kB less in the first load.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            ...[orders, money, touch, posts, bookState, books, gifts, inbox, live, lists],
            ...[savedOffline, offline, progress, reading, english, shared],
          ],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  server: { host: '127.0.0.1', port: settings.port, proxy },
  preview: { host: '127.0.0.1', port: settings.port, proxy },
}));

function sharedBy(name: string, test: RegExp) {
  return { name, test, minShareCount: 2 };
}

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
