import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The sections: where most visits begin. */
const PAGES: Readonly<Record<string, string>> = {
  '/': 'src/features/home/HomePage.tsx',
  '/square': 'src/features/post/SquarePage.tsx',
  '/animate': 'src/features/book/LibraryPage.tsx',
  '/games': 'src/features/game/GameListPage.tsx',
  '/profile': 'src/features/account/ProfilePage.tsx',
};

/** What the entry begins when it knows the language. */
const APP = 'src/app/boot.tsx';

/**
 * Has a section's code fetched beside the app's, not after it: a script of a few lines, which the page asks for first, names
 * what the section at this address takes. The app itself is named by the page.
 */
export function earlyPages(): Plugin {
  let base = '';
  return {
    name: 'portal-early-pages',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      base = config.base;
    },
    generateBundle(_, bundle) {
      const html = bundle['index.html'];
      if (html?.type !== 'asset') throw new Error('there is no index.html to put the early script into');
      const code = script(base, bundle);
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
      const fileName = `assets/early-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source: code });
      const tag = `<script async src="${base}${fileName}"></script>\n    `;
      html.source = String(html.source)
        .replace('<script type="module"', `${tag}<script type="module"`)
        .replace('</head>', `  ${appTags(base, bundle)}\n  </head>`);
    },
  };
}

/** Vite names what the entry imports; the app comes by a call. */
function appTags(base: string, bundle: Bundle): string {
  const wanted = closure(chunkOf(APP, bundle), bundle).filter((file) => !entryFiles(bundle).has(file));
  const tags = wanted.map((file) =>
    file.endsWith('css')
      ? `<link rel="stylesheet" crossorigin href="${base}${file}">`
      : `<link rel="modulepreload" crossorigin href="${base}${file}">`,
  );
  return tags.join('\n    ');
}

function entryFiles(bundle: Bundle): Set<string> {
  return new Set(
    closure(
      chunksOf(bundle).find(({ isEntry }) => isEntry)!,
      bundle,
    ),
  );
}

function chunksOf(bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}

function chunkOf(module: string, bundle: Bundle): Chunk {
  const chunk = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
  if (!chunk) throw new Error(`${module} is no chunk of its own`);
  return chunk;
}

function script(base: string, bundle: Bundle): string {
  const there = new Set([...entryFiles(bundle), ...closure(chunkOf(APP, bundle), bundle)]);
  const files = Object.entries(PAGES).map(([path, module]) => {
    const wanted = closure(chunkOf(module, bundle), bundle).filter((file) => !there.has(file));
    return [path, wanted.map((file) => file.replace(/^assets\//, ''))];
  });
  const table = JSON.stringify(Object.fromEntries(files));
  // Written as it is sent: the page's policy allows no inline script, and this one is not worth a bundle.
  return `for(const f of ${table}[location.pathname.slice(${base.length - 1})]||[]){const l=document.createElement("link"),c=f.endsWith("css");l.rel=c?"preload":"modulepreload";if(c)l.as="style";l.crossOrigin="";l.href=${JSON.stringify(`${base}assets/`)}+f;document.head.append(l)}\n`;
}

/** A chunk, its style sheets and all that it imports. */
function closure(chunk: Chunk, bundle: Bundle, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') closure(imported, bundle, seen);
  }
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) seen.add(sheet);
  return [...seen];
}
