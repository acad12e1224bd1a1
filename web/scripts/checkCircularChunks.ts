import type { Plugin } from 'vite';
import { chunksOf, transitiveImports, type Bundle } from './chunks.ts';

/**
 * Fails the build if chunks of the app import each other. The one that is evaluated first finds the other one empty. If it extends a class
 * or creates a component from it, the app does not start. Move the shared modules into one of the chunks (`vite.config.ts`).
 */
export function checkCircularChunks(): Plugin {
  return {
    name: 'portal-rounds',
    apply: 'build',
    writeBundle(_, bundle) {
      const found = circularPairs(bundle);
      if (found.length > 0)
        throw new Error(found.map(([one, other]) => `${one} and ${other} import each other`).join('\n'));
    },
  };
}

function circularPairs(bundle: Bundle): [string, string][] {
  return chunksOf(bundle).flatMap((chunk) =>
    chunk.imports.flatMap((name): [string, string][] => {
      const imported = bundle[name];
      if (imported?.type !== 'chunk' || !transitiveImports(imported, bundle).includes(chunk.fileName))
        return [];
      return [[chunk.name, imported.name]];
    }),
  );
}
