import type { Rolldown } from 'vite';

export type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The module that the entry imports when it knows the language. */
const APP = 'src/app/boot.tsx';

/** The chunks of every page: the entry, the app, and all their imports. */
export function firstLoad(bundle: Bundle) {
  const entry = chunksOf(bundle).find(({ isEntry }) => isEntry)!;
  const app = chunkOf(APP, bundle);
  return {
    entry,
    app,
    files: new Set([...transitiveImports(entry, bundle), ...transitiveImports(app, bundle)]),
  };
}

/** A chunk, its style sheets and all its imports. */
export function transitiveImports(chunk: Chunk, bundle: Bundle, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') transitiveImports(imported, bundle, seen);
  }
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) seen.add(sheet);
  return [...seen];
}

export function chunksOf(bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}

export function chunkOf(module: string, bundle: Bundle): Chunk {
  const chunk = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
  if (!chunk) throw new Error(`${module} has no chunk of its own`);
  return chunk;
}
