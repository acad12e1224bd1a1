import type { Plugin } from 'vite';
import { chunksOf, transitiveImports, type Bundle } from './chunks.ts';

/** What these need of each other they use only when both are there. */
const HARMLESS = [
  ['boot', 'shared'],
  ['bookState', 'books'],
];

/**
 * The build fails where files of the app need each other: the one that is evaluated first finds the other one empty, and where it extends a
 * class or makes a component of it, the app does not start. What both need belongs into one of them (`vite.config.ts`).
 */
export function checkCircularChunks(): Plugin {
  return {
    name: 'portal-rounds',
    apply: 'build',
    writeBundle(_, bundle) {
      const found = circularPairs(bundle).filter(
        (pair) => !HARMLESS.some((known) => pair.every((name) => known.includes(name))),
      );
      if (found.length > 0)
        throw new Error(found.map(([one, other]) => `${one} and ${other} need each other`).join('\n'));
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
