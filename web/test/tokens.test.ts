import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(process.cwd(), 'src');
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(css|tsx)$/.test(name),
);
const sources = Object.fromEntries(files.map((name) => [name, readFileSync(join(SOURCE, name), 'utf8')]));
const css = sources['styles/tokens.css']!;
const tokens = new Map(
  [...css.matchAll(/^\s*--([\w-]+):\s*([^;]+);/gm)].map(([, name, value]) => [name!, value!]),
);

/** The colour of a token in one scheme, with all references resolved. */
function colour(name: string, scheme: 'light' | 'dark'): string {
  const value = tokens.get(name) ?? '';
  const pair = /^light-dark\((.+),\s*(.+)\)$/s.exec(value);
  const chosen = (pair ? pair[scheme === 'light' ? 1 : 2]! : value).trim();
  const reference = /^var\(--([\w-]+)\)$/.exec(chosen);
  return reference ? colour(reference[1]!, scheme) : chosen;
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
}

const GROUNDS = ['ground', 'surface', 'surface-raised'];
const PAIRS: [text: string, ground: string][] = [
  ...['text', 'text-soft', 'text-faint', 'text-link', 'alert-text', 'coin', 'ok'].flatMap((text) =>
    GROUNDS.map((ground): [string, string] => [text, ground]),
  ),
  ['text-soft', 'header'],
  ['text-soft', 'surface-sunken'],
  ['text-faint', 'surface-sunken'],
  ['text', 'surface-tint'],
  ['on-action', 'action'],
  ['on-action-soft', 'action-soft'],
  ['on-alert', 'alert'],
  ['alert-text', 'alert-soft'],
  ['coin', 'coin-soft'],
  ['vip-text', 'vip-from'],
  ['vip-soft', 'vip-from'],
  ['on-vip-action', 'vip-action'],
  ...['paper', 'parchment', 'green', 'night'].flatMap((sheet): [string, string][] => [
    [`ink-${sheet}`, `sheet-${sheet}`],
    [`ink-${sheet}-soft`, `sheet-${sheet}`],
  ]),
];

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  it.each(PAIRS)('%s on %s has enough contrast', (text, ground) => {
    expect(contrast(colour(text, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(4.5);
  });

  it('the unfilled part of a bar can be told from the ground', () => {
    expect(contrast(colour('track', scheme), colour('ground', scheme))).toBeGreaterThanOrEqual(1.4);
  });
});

it('components use semantic tokens, never the palette', () => {
  const palette = /var\(--(sky|gold|coral|leaf|grey)-/;
  const guilty = Object.keys(sources).filter(
    (file) => file !== 'styles/tokens.css' && palette.test(sources[file]!),
  );
  expect(guilty).toEqual([]);
});

it('every used class exists', () => {
  const guilty = Object.entries(sources).flatMap(([file, text]) => {
    const imported = /^import styles from '\.\/([^']+\.css)';$/m.exec(text)?.[1];
    const sheet = imported && sources[join(dirname(file), imported)];
    if (!sheet) return [];
    const known = new Set([...sheet.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name!));
    const used = [...text.matchAll(/\bstyles\.(\w+)/g)].map(([, name]) => name!);
    return used.filter((name) => !known.has(name)).map((name) => `${file}: ${name}`);
  });
  expect(guilty).toEqual([]);
});

it('every semantic token of text is used', () => {
  const all = Object.values(sources).join('\n');
  expect(
    [...tokens.keys()].filter((name) => name.startsWith('text') && !all.includes(`var(--${name})`)),
  ).toEqual([]);
});

it('every used token exists', () => {
  const known = (text: string) => [...text.matchAll(/--([\w-]+)['"]?:/g)].map(([, name]) => name);
  for (const [file, text] of Object.entries(sources)) {
    const own = known(text);
    const used = [...text.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name!);
    const unknown = used.filter(
      (name) => !tokens.has(name) && !own.includes(name) && !name.startsWith('backdrop-'),
    );
    expect(unknown, file).toEqual([]);
  }
});
