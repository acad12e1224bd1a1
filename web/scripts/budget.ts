import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { firstLoad, transitiveImports, type Bundle } from './chunks.ts';
import { saveBundleSizes, type BundleSize } from './bundleSizes.ts';

/** Bytes of scripts, gzipped: what every page takes, and what a screen may take beside it. */
const FIRST_LOAD = 130_000;
const SCREEN = 40_000;

/** Warns where the app's scripts became heavier than they may be, and keeps the weights: `npm run figures` fails there. */
export function budget(): Plugin {
  return {
    name: 'portal-budget',
    apply: 'build',
    writeBundle(_, bundle) {
      const weights = weigh(bundle);
      const heaviest = weights.slice(1).sort((one, other) => other.bytes - one.bytes)[0]!;
      for (const weight of [weights[0]!, heaviest]) this.info(said(weight));
      const broken = weights.filter(({ bytes, most }) => bytes > most);
      for (const weight of broken) this.warn(`over budget: ${said(weight)}`);
      saveBundleSizes(weights);
    },
  };
}

/** The first load, then each part of the app that comes when it is opened. */
function weigh(bundle: Bundle): BundleSize[] {
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
  const sizes = files.map((name) => {
    const file = bundle[name];
    return file?.type === 'chunk' ? gzipSync(file.code).length : 0;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

const said = ({ name, bytes, most }: BundleSize) =>
  `${name}: ${(bytes / 1000).toFixed(1)} kB of scripts (gzip), of ${most / 1000} at most`;
