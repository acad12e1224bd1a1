/**
 * The oldest supported browsers: `browserslist` in package.json. The build transpiles for them, and fails if its output contains a feature
 * that they lack. Android WebView counts as Chrome.
 */
import browserslist from 'browserslist';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NAMES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  firefox: 'firefox',
  ios_saf: 'ios',
  safari: 'safari',
};

/** The oldest version of each browser, as Vite's `build.target` names it: `safari15.4`. */
export function browserTargets(): string[] {
  const oldest = new Map<string, number>();
  for (const entry of browserslist(undefined, { path: ROOT })) {
    const [browser, versions] = entry.split(' ') as [string, string];
    const name = NAMES[browser];
    if (!name)
      throw new Error(`browserslist in package.json: scripts/browserFloor.ts does not know “${browser}”`);
    const version = Number.parseFloat(versions);
    oldest.set(name, Math.min(version, oldest.get(name) ?? Infinity));
  }
  return [...oldest].map(([name, version]) => name + version);
}

interface Construct {
  name: string;
  pattern: RegExp;
}

/** Features that neither Oxc nor Lightning CSS transpiles. A file that tests for the feature first may use it. */
const SCRIPTS: readonly Construct[] = [
  { name: 'a lookbehind (Safari 16.4)', pattern: /\(\?<[=!]/ },
  { name: 'URL.canParse (Chrome 120)', pattern: /\bURL\.(canParse|parse)\(/ },
  { name: 'findLast (Chrome 97)', pattern: /\.findLast(Index)?\(/ },
  { name: 'toSorted (Chrome 110)', pattern: /\.to(Sorted|Reversed|Spliced)\(/ },
  { name: 'throwIfAborted (Chrome 100)', pattern: /\.throwIfAborted\(/ },
  { name: 'roundRect (Chrome 99)', pattern: /\.roundRect\(/ },
  { name: 'AbortSignal.any (Chrome 116)', pattern: /\bAbortSignal\.(any|timeout)\(/ },
  { name: 'Promise.withResolvers (Chrome 119)', pattern: /\bPromise\.(withResolvers|try)\(/ },
  { name: 'groupBy (Chrome 117)', pattern: /\b(Object|Map)\.groupBy\(/ },
  { name: 'structuredClone (Chrome 98)', pattern: /[^.\w]structuredClone\(/ },
  { name: 'a static block (Chrome 94)', pattern: /[;{}]static ?\{/ },
];
const SHEETS: readonly Construct[] = [
  { name: 'light-dark() (Chrome 123)', pattern: /light-dark\(/ },
  { name: 'color-mix() (Chrome 111)', pattern: /color-mix\(/ },
  { name: 'a range in a media query (Chrome 104)', pattern: /@media[^{]*[<>]/ },
  { name: 'translate, scale or rotate (Chrome 104)', pattern: /[;{](translate|scale|rotate):/ },
  { name: 'a container unit (Chrome 105)', pattern: /\d(cqw|cqh|cqi|cqb)\b/ },
  { name: 'nesting (Chrome 120)', pattern: /[;{]&/ },
  { name: 'mask without a prefix (Chrome 120)', pattern: /(?<!-webkit-mask:[^;{}]*;|-webkit-)\bmask:/ },
  { name: 'user-select without a prefix (Safari)', pattern: /(?<!-webkit-user-select:\w+;|-)\buser-select:/ },
];
/** A newer unit. A rule with an older unit must come before it. */
const NEW_UNIT = /([\w-]+):[^;{}]*\d(?:dvh|svh|lvh|lh)\b/g;

/** The features in the text that the oldest browsers lack. */
export function unsupportedConstructs(fileName: string, text: string): string[] {
  if (fileName.endsWith('.js')) return found(SCRIPTS, text);
  if (fileName.endsWith('.css')) return [...found(SHEETS, text), ...unitsWithoutFallback(text)];
  return [];
}

const found = (constructs: readonly Construct[], text: string) =>
  constructs.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);

function unitsWithoutFallback(sheet: string): string[] {
  return [...sheet.matchAll(NEW_UNIT)].flatMap(({ 0: declaration, 1: property, index }) => {
    const rule = sheet.slice(sheet.lastIndexOf('{', index) + 1, index);
    return rule.split(';').some((before) => before.startsWith(`${property}:`))
      ? []
      : [`${declaration} without a fallback`];
  });
}

/** Fails the build on a construct above the floor. */
export function browserFloor(): Plugin {
  return {
    name: 'portal-floor',
    apply: 'build',
    writeBundle(_, bundle) {
      const faults = Object.values(bundle).flatMap((file) => {
        const text = file.type === 'chunk' ? file.code : String(file.source);
        return unsupportedConstructs(file.fileName, text).map((fault) => `${file.fileName}: ${fault}`);
      });
      if (faults.length > 0) throw new Error(`above the oldest browsers:\n${faults.join('\n')}`);
    },
  };
}
