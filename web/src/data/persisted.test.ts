import { LOCAL_STORAGE, type LocalKey } from '@/deviceData';
import { readText, remove } from '@/lib/storage';
import { showPage } from '@test/fakeSockets';
import { describe, expect, it, vi } from 'vitest';
import { clearAtSignOut, persisted, persistedByPlayer } from './persisted';

type Key = LocalKey<'{uid}:searches'>;

const storeOf = persistedByPlayer('{uid}:searches', {
  initial: { words: [] as readonly string[], size: 1 },
  validate: ({ words, size }) => ({
    ...(Array.isArray(words) && { words: words.map(String) }),
    ...(typeof size === 'number' && { size }),
  }),
  migrate: (stored, version) => (version === 0 ? { words: stored } : stored),
});

/** Each test has players of its own, because a page opens each store once. */
let players = 0;
const newKey = (): Key => `${(players += 1)}:searches`;
const write = (key: Key, text: string) => localStorage.setItem(key, text);
const stored = (key: Key) => JSON.parse(localStorage.getItem(key)!) as unknown;
const byOtherTab = (key: Key, text: string | null) => {
  if (text === null) localStorage.removeItem(key);
  else write(key, text);
  window.dispatchEvent(new StorageEvent('storage', { key }));
};

describe('the stored value', () => {
  it('a change is stored with its version, and a later start reads it', () => {
    const key = newKey();
    storeOf(key).setState({ words: ['甲'] });
    expect(stored(key)).toEqual({ words: ['甲'], size: 1, version: 1 });
    const later = newKey();
    write(later, localStorage.getItem(key)!);
    expect(storeOf(later).getState()).toEqual({ words: ['甲'], size: 1 });
  });

  it('a value without a version is migrated from version 0, once', () => {
    const key = newKey();
    write(key, '["甲"]');
    expect(storeOf(key).getState()).toEqual({ words: ['甲'], size: 1 });
    expect(stored(key)).toEqual({ words: ['甲'], size: 1, version: 1 });
  });

  it.each([
    '',
    '{',
    'null',
    '7',
    '"x"',
    '{"words":3,"version":1}',
    '{"words":null}',
    '{"version":"new"}',
    '[[]',
  ])('a broken or foreign value starts with the initial state: %j', (text) => {
    const key = newKey();
    write(key, text);
    expect(storeOf(key).getState()).toMatchObject({ size: 1 });
    storeOf(key).setState({ words: ['乙'] });
    expect(stored(key)).toEqual({ words: ['乙'], size: 1, version: 1 });
  });

  it('only the valid fields of a value are used', () => {
    const key = newKey();
    write(key, '{"words":["甲"],"size":"wide","version":1}');
    expect(storeOf(key).getState()).toEqual({ words: ['甲'], size: 1 });
  });

  it('a value of a newer release is read, and stays until a change', () => {
    const key = newKey();
    const newer = '{"words":["甲"],"size":2,"colour":"red","version":7}';
    write(key, newer);
    expect(storeOf(key).getState()).toEqual({ words: ['甲'], size: 2 });
    expect(localStorage.getItem(key)).toBe(newer);
    storeOf(key).setState({ size: 3 });
    expect(stored(key)).toEqual({ words: ['甲'], size: 3, version: 1 });
  });

  it('a store in its initial state stores nothing', () => {
    const key = newKey();
    storeOf(key).setState({ words: ['甲'] });
    storeOf(key).setState({ words: [] });
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('each player has a store of its own', () => {
    const [mine, theirs] = [newKey(), newKey()];
    storeOf(mine).setState({ words: ['甲'] });
    expect(storeOf(theirs).getState().words).toEqual([]);
    expect(storeOf(mine)).toBe(storeOf(mine));
  });
});

it('a page that becomes visible again has the values that other tabs stored meanwhile', () => {
  const key = newKey();
  const store = storeOf(key);
  write(key, JSON.stringify({ words: ['乙'], size: 1, version: 1 }));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(store.getState().words).toEqual(['乙']);
});

describe('a browser without storage', () => {
  const refuse = (method: 'getItem' | 'setItem' | 'removeItem') =>
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });

  it('the state lasts until the page closes', () => {
    const key = newKey();
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) refuse(method);
    storeOf(key).setState({ words: ['甲'] });
    expect(storeOf(key).fresh().words).toEqual(['甲']);
    storeOf(key).setState({ words: [] });
    expect(storeOf(key).fresh().words).toEqual([]);
    vi.restoreAllMocks();
    vi.spyOn(console, 'error');
  });

  it('on a full disk, the state is the newest value, not the stored one', () => {
    const key = newKey();
    storeOf(key).setState({ words: ['甲'] });
    refuse('setItem');
    storeOf(key).setState({ words: ['乙'] });
    expect(storeOf(key).fresh().words).toEqual(['乙']);
    vi.mocked(Storage.prototype.setItem).mockRestore();
    remove(key);
  });
});

describe('another tab', () => {
  it('its change arrives', () => {
    const key = newKey();
    const store = storeOf(key);
    byOtherTab(key, '{"words":["甲"],"size":1,"version":1}');
    expect(store.getState().words).toEqual(['甲']);
    byOtherTab(key, null);
    expect(store.getState().words).toEqual([]);
  });

  it('a tab that cleared all storage clears the state', () => {
    const key = newKey();
    storeOf(key).setState({ words: ['甲'] });
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(storeOf(key).getState().words).toEqual([]);
  });

  it('a page in the back/forward cache reads the changes that it missed when it returns', () => {
    const key = newKey();
    storeOf(key).setState({ words: ['甲'] });
    write(key, '{"words":["乙"],"size":1,"version":1}');
    showPage(false);
    expect(storeOf(key).getState().words).toEqual(['甲']);
    showPage(true);
    expect(storeOf(key).getState().words).toEqual(['乙']);
  });

  it('a fresh read does not wait for the event, and notifies only of a change', () => {
    const key = newKey();
    const store = storeOf(key);
    store.setState({ words: ['甲'] });
    const listener = vi.fn();
    store.subscribe(listener);
    expect(store.fresh().words).toEqual(['甲']);
    expect(listener).not.toHaveBeenCalled();
    write(key, '{"words":["乙"],"size":1,"version":1}');
    expect(store.fresh().words).toEqual(['乙']);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('reading a change of another release writes nothing, so two tabs do not rewrite it in turn', () => {
    const key = newKey();
    const store = storeOf(key);
    const write = vi.spyOn(Storage.prototype, 'setItem');
    byOtherTab(key, '{"words":["甲"],"size":1,"version":2}');
    expect(store.getState().words).toEqual(['甲']);
    expect(write).toHaveBeenCalledOnce();
    write.mockRestore();
  });
});

it('a sign-out clears only the names that the list marks as cleared, and only those of its player', () => {
  const account = persisted('account', {
    initial: { uid: 0 },
    validate: ({ uid }) => ({ uid: Number(uid) }),
  });
  account.setState({ uid: 7 });
  const keyOf = (name: string) => name.replace('{uid}', '7') as LocalKey;
  const names = Object.keys(LOCAL_STORAGE).map(keyOf);
  localStorage.setItem('8:messages', 'x');
  for (const name of names) if (name !== 'account') localStorage.setItem(name, 'x');
  clearAtSignOut(7);
  const cleared = Object.entries(LOCAL_STORAGE).filter(([, { signOut }]) => signOut === 'cleared');
  expect(names.filter((name) => readText(name) === null)).toEqual(cleared.map(([name]) => keyOf(name)));
  expect(readText('8:messages')).toBe('x');
  expect(account.getState()).toEqual({ uid: 0 });
});
