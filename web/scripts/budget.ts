import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { firstLoad, transitiveImports, type Bundle } from './chunks.ts';
import { saveBundleSizes, type BundleSize } from './bundleSizes.ts';

/** Budgets in gzipped bytes of scripts: for the first load, and for each screen in addition to it. */
const FIRST_LOAD = 130_000;
const SCREEN = 40_000;

/** Warns if the app's scripts exceed their budget, and saves the sizes: `npm run figures` fails above a budget. */
export function budget(): Plugin {
  return {
    name: 'portal-budget',
    apply: 'build',
    writeBundle(_, bundle) {
      const sizes = measure(bundle);
      const heaviest = sizes.slice(1).sort((one, other) => other.bytes - one.bytes)[0]!;
      for (const size of [sizes[0]!, heaviest]) this.info(describe(size));
      const broken = sizes.filter(({ bytes, most }) => bytes > most);
      for (const size of broken) this.warn(`over budget: ${describe(size)}`);
      saveBundleSizes(sizes);
    },
  };
}

/** The size of the first load, then of each lazily loaded part. */
function measure(bundle: Bundle): BundleSize[] {
  const { app, files } = firstLoad(bundle);
  const parts = app.dynamicImports.map((name) => {
    const part = bundle[name];
    const more =
      part?.type === 'chunk' ? transitiveImports(part, bundle).filter((file) => !files.has(file)) : [];
    return { name, bytes: gzipped(more, bundle), most: SCREEN };
  });
  return [{ name: 'first load', bytes: gzipped([...files], bundle), most: FIRST_LOAD }, ...parts];
}

function gzipped(files: readonly string[], bundle: Bundle): number {
  const bytes = files.map((name) => {
    const file = bundle[name];
    return file?.type === 'chunk' ? gzipSync(file.code).length : 0;
  });
  return bytes.reduce((sum, size) => sum + size, 0);
}

const describe = ({ name, bytes, most }: BundleSize) =>
  `${name}: ${(bytes / 1000).toFixed(1)} kB of scripts (gzip), of ${most / 1000} at most`;
