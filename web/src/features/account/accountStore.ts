import type { Account } from '@/api/types';
import { readJson, writeJson } from '@/lib/storage';
import { t } from '@/lib/i18n';
import { create } from 'zustand';
import { loginIdOf, signedAt } from './tokens';

const KEY = 'account';

export const GUEST: Account = {
  uid: 0,
  token: '',
  loginName: '',
  name: t('游客'),
  accountType: 0,
  age: 0,
  sex: 0,
  needBind: 0,
  needRealName: 0,
  newAccount: 0,
  avatar: null,
};

/** Who is signed in on this device. Kept in local storage; the other tabs follow. */
export const useAccount = create<Account>(() => load());

export const isLoggedIn = (account: Account) => Boolean(account.uid);
export const useLoggedIn = () => useAccount(isLoggedIn);

export function storeAccount(account: Account): void {
  const next = { ...GUEST, ...account };
  writeJson(KEY, next);
  useAccount.setState(next, true);
}

/**
 * Ends this device's session if it is of this token's login. Another tab may have signed somebody else in, and this one, asleep until
 * now, not have heard of it: that session stays, and this tab follows. Returns whether it was the one.
 */
export function resetAccount(token: string): boolean {
  const stored = load();
  const ours = loginIdOf(stored.token) === loginIdOf(token);
  if (ours) storeAccount(GUEST);
  else useAccount.setState(stored, true);
  return ours;
}

/** What changed about whoever is signed in; what comes too late for that is dropped. */
export function updateAccount(uid: number, change: Partial<Omit<Account, 'uid' | 'token'>>): void {
  const stored = load();
  if (uid && stored.uid === uid) storeAccount({ ...stored, ...change });
}

/** Takes a fresh token for the same login. The former one stays good, so nothing depends on its being noticed anywhere. */
export function renewToken(uid: number, fresh: string): void {
  const stored = load();
  const same = stored.uid === uid && loginIdOf(stored.token) === loginIdOf(fresh);
  if (same && signedAt(fresh) > signedAt(stored.token)) storeAccount({ ...stored, token: fresh });
}

/** Another tab signed in or out: this one agrees. Returns the way to stop listening. */
export function followOtherTabs(): () => void {
  const follow = () => useAccount.setState(load(), true);
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) follow();
  };
  // A page in the browser's page cache is told nothing.
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) follow();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', shown);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', shown);
  };
}

function load(): Account {
  const stored = readJson(KEY) as Partial<Account> | null;
  const valid = typeof stored?.uid === 'number' && typeof stored.token === 'string';
  return valid ? { ...GUEST, ...stored } : GUEST;
}
