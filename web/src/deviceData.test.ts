import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  CACHES,
  DATABASES,
  LOCAL_STORAGE,
  type CacheName,
  type DatabaseName,
  type LocalKey,
} from './deviceData';

const SRC = import.meta.dirname;
const entries = Object.entries({ ...LOCAL_STORAGE, ...DATABASES, ...CACHES });

/** Folders of the app, and features. */
const owners = ['', 'features'].flatMap((folder) =>
  readdirSync(join(SRC, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, join(SRC, folder, name)] as const),
);

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

describe('the list of the data on the device', () => {
  it('each entry has an existing owner', () => {
    const known = owners.map(([name]) => name);
    expect(entries.filter(([, { owner }]) => !known.includes(owner))).toEqual([]);
  });

  it.each(Object.entries(LOCAL_STORAGE))('the owner uses %s', (name, { owner }) => {
    const folder = owners.find(([known]) => known === owner)![1];
    const key = name.replaceAll('{', '${');
    expect(sourcesIn(folder).some((source) => source.includes(`'${name}'`) || source.includes(key))).toBe(
      true,
    );
  });

  it('signing out clears the browsing history and copies of private lists: a player finds the other own data at the next sign-in', () => {
    const cleared = Object.entries(LOCAL_STORAGE)
      .filter(([name, { signOut }]) => name.startsWith('{uid}') && signOut === 'cleared')
      .map(([name]) => name.split(':')[1]);
    expect(new Set(cleared)).toEqual(
      new Set(['visits', 'shelf', 'history', 'messages', 'notices', 'square']),
    );
  });

  it('a name outside of the list does not compile', () => {
    const [local, player, post]: LocalKey[] = ['account', '7:searches', '7:draft:31'];
    // @ts-expect-error not a name of the list
    const unlisted: LocalKey = 'unlisted';
    // @ts-expect-error the player is missing
    const nobody: LocalKey = 'searches';
    // @ts-expect-error not a name of the list
    const database: DatabaseName = 'portal-unlisted';
    // @ts-expect-error not a name of the list
    const cache: CacheName = 'unlisted';
    expect([local, player, post, unlisted, nobody, database, cache]).toHaveLength(7);
  });
});
