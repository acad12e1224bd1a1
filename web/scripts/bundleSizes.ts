import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Gzipped bytes of scripts, and their budget. */
export interface BundleSize {
  name: string;
  bytes: number;
  most: number;
}

/** Not in dist, because the server serves everything there. */
const folder = fileURLToPath(new URL('../node_modules/.cache/portal/', import.meta.url));
const file = `${folder}bundleSizes.json`;

/** Saves the sizes of a build for the figures run. */
export function saveBundleSizes(weights: readonly BundleSize[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(weights));
}

/** The sizes of the last build: the first load, then each part of the app. */
export function readBundleSizes(): BundleSize[] {
  return JSON.parse(readFileSync(file, 'utf8')) as BundleSize[];
}
