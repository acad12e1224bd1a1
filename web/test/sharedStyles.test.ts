import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(process.cwd(), 'src');
const read = (file: string) => readFileSync(join(SOURCE, file), 'utf8');
const classesOf = (sheet: string) =>
  new Set([...read(sheet).matchAll(/^\.([a-z][\w-]*)/gm)].map(([, name]) => name!));
const layout = classesOf('styles/layout.css');
const base = classesOf('styles/base.css');

/** The files that name each class without a module. */
const users = new Map<string, Set<string>>();
for (const file of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.tsx') || file.endsWith('.test.tsx')) continue;
  for (const [, alone, joined] of read(file).matchAll(/className="([^"]+)"|\bcx\('([^']+)'/g))
    for (const name of (alone ?? joined!).split(' '))
      users.set(name, (users.get(name) ?? new Set()).add(file));
}

describe('a class without a module', () => {
  it('is defined in a shared sheet', () => {
    const unknown = [...users].filter(([name]) => !layout.has(name) && !base.has(name));
    expect(unknown).toEqual([]);
  });

  it.each([...layout])('%s is shared by several components', (name) => {
    expect(users.get(name)?.size ?? 0).toBeGreaterThan(1);
  });
});
