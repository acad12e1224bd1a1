import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { lucideIcons } from './lucideIcons.ts';

/** React's one-file build of the renderer to strings. The streaming renderer needs browser APIs. */
const RENDERER = 'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js';

/** Builds src/app/prerender.tsx into one script that needs only the language itself. */
export async function buildPrerender(
  root: string,
  outDir: string,
  sections: readonly string[],
  base: string,
  define: Record<string, string>,
): Promise<void> {
  const folder = (path: string) => join(root, path);
  await build({
    configFile: false,
    root,
    base,
    publicDir: false,
    logLevel: 'error',
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: [
        { find: '@', replacement: folder('src') },
        { find: 'react-dom/server', replacement: folder(RENDERER) },
        {
          find: /^react-router$/,
          replacement: folder('node_modules/react-router/dist/production/index.mjs'),
        },
      ],
    },
    plugins: [lucideIcons(), sectionsOnly(sections.map(folder))],
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      // The app's own build emits the assets.
      emitAssets: false,
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rolldownOptions: {
        transform: { define: { 'import.meta': '{}' } },
        input: folder('src/app/prerender.tsx'),
        output: {
          format: 'iife',
          entryFileNames: 'paint.js',
          codeSplitting: false,
          banner: readFileSync(fileURLToPath(new URL('./browserStubs.js', import.meta.url)), 'utf8'),
        },
      },
    },
  });
}

const NOTHING = '\0nothing';

/** Includes only the sections: the server prerenders no other lazily loaded screen. */
function sectionsOnly(sections: readonly string[]): Plugin {
  return {
    name: 'portal-sections-only',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (options.kind !== 'dynamic-import') return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && sections.includes(found.id) ? found : NOTHING;
    },
    load: (id) => (id === NOTHING ? 'export default () => null' : null),
  };
}
