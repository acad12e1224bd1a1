import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Bytes of scripts, gzipped, and how many there may be. */
export interface BundleSize {
  name: string;
  bytes: number;
  most: number;
}

/** Not below dist: the server serves all of that. */
const folder = fileURLToPath(new URL('../node_modules/.cache/portal/', import.meta.url));
const file = `${folder}bundleSizes.json`;

/** Keeps the weights of a build for the figures run. */
export function saveBundleSizes(weights: readonly BundleSize[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(weights));
}

/** The weights of the last build: the first load, then each part of the app. */
export function readBundleSizes(): BundleSize[] {
  return JSON.parse(readFileSync(file, 'utf8')) as BundleSize[];
}
