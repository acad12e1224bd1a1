import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { minifySync, type Plugin } from 'vite';
import { chunkOf, firstLoad, transitiveImports, type Bundle } from './chunks.ts';
import { buildPrerender } from './prerender.ts';

/** The sections, where most visits begin. The server prerenders them. */
const SECTIONS: Readonly<Record<string, string>> = {
  '/': 'src/features/home/HomePage.tsx',
  '/square': 'src/features/post/SquarePage.tsx',
  '/animate': 'src/features/book/LibraryPage.tsx',
  '/games': 'src/features/game/GameListPage.tsx',
  '/profile': 'src/features/account/ProfilePage.tsx',
};

/**
 * Writes the files of the server: `paint.js` renders the first screens; `screens.json` has their calls, titles and scripts; `routes.json`
 * has the routes for the heads of pages, robots.txt and the sitemap. Also writes the page's own first script, which loads the app after the
 * first paint.
 */
export function screens(define: Record<string, string>): Plugin {
  let base = '';
  let root = '';
  let outDir = '';
  let files: Record<string, string[]> = {};
  return {
    name: 'portal-screens',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      ({ base, root } = config);
      outDir = join(root, config.build.outDir);
    },
    generateBundle(_, bundle) {
      const html = bundle['index.html'];
      if (html?.type !== 'asset') throw new Error('the build has no index.html for the first script');
      const { entry, files: firstLoadFiles } = firstLoad(bundle);
      files = filesOf(firstLoadFiles, bundle, base);
      const scripts = [...firstLoadFiles].filter((file) => file.endsWith('.js')).map((file) => base + file);
      const code = bootstrapScript(root, base + entry.fileName, scripts);
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
      const fileName = `assets/first-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source: code });
      html.source = withBootstrap(
        String(html.source),
        base + entry.fileName,
        base + fileName,
        sheets(firstLoadFiles, base),
      );
    },
    writeBundle: async () => {
      await buildPrerender(root, outDir, Object.values(SECTIONS), base, define);
      const renderer = createContext({});
      runInContext(readFileSync(join(outDir, 'paint.js'), 'utf8'), renderer);
      const { routesForServer, screenOf } = renderer as typeof globalThis;
      writeFileSync(join(outDir, 'routes.json'), routesForServer());
      const screens = Object.entries(files).map(async ([path, files]) => [
        path,
        { files, ...(JSON.parse(await screenOf(path)) as object) },
      ]);
      writeFileSync(
        join(outDir, 'screens.json'),
        JSON.stringify(Object.fromEntries(await Promise.all(screens))),
      );
    },
  };
}

/** Puts the first script into the page instead of the app, and the style sheets of both. */
function withBootstrap(html: string, app: string, first: string, sheets: readonly string[]): string {
  const entry = new RegExp(`<script type="module"[^>]*src="${app}"></script>`);
  if (!entry.test(html)) throw new Error('index.html does not begin the app');
  const missing = sheets.filter((sheet) => !html.includes(`href="${sheet}"`));
  const links = missing.map((sheet) => `<link rel="stylesheet" crossorigin href="${sheet}">`);
  return html
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(entry, `<script src="${first}"></script>`)
    .replace('</head>', `  ${links.join('\n    ')}\n  </head>`);
}

const sheets = (files: ReadonlySet<string>, base: string) =>
  [...files].filter((file) => file.endsWith('.css')).map((file) => base + file);

/** The files of each section that the first load does not contain. */
function filesOf(
  firstLoadFiles: ReadonlySet<string>,
  bundle: Bundle,
  base: string,
): Record<string, string[]> {
  const files = Object.entries(SECTIONS).map(([path, module]) => {
    const wanted = transitiveImports(chunkOf(module, bundle), bundle).filter(
      (file) => !firstLoadFiles.has(file),
    );
    return [path, wanted.map((file) => base + file)];
  });
  return Object.fromEntries(files) as Record<string, string[]>;
}

/** A separate file: it must run before the app, and the page's policy allows no inline script. */
function bootstrapScript(root: string, app: string, files: readonly string[]): string {
  const code = readFileSync(join(root, 'scripts/bootstrap.js'), 'utf8');
  return minifySync('bootstrap.js', code.replace('%APP%', app).replace('%FILES%', files.join(' '))).code;
}
