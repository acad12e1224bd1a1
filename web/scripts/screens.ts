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

/**
 * Has a section's code fetched beside the app's, not after it: a script of a few lines, which the page asks for first, names
 * what the section at this address takes.
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
      html.source = String(html.source).replace('<script type="module"', `${tag}<script type="module"`);
    },
  };
}

function script(base: string, bundle: Bundle): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const app = chunks.find(({ isEntry }) => isEntry)!;
  const there = new Set(closure(app, bundle));
  const files = Object.entries(PAGES).map(([path, module]) => {
    const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
    if (!page) throw new Error(`${module} is no chunk of its own`);
    const wanted = closure(page, bundle).filter((file) => !there.has(file));
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
