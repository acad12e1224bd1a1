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

/** The account that is signed in on this device. Local storage persists it, and all tabs follow it. */
export const useAccount = create<Account>(() => load());

export const isLoggedIn = (account: Account) => Boolean(account.uid);
export const useLoggedIn = () => useAccount(isLoggedIn);

export function storeAccount(account: Account): void {
  const next = { ...GUEST, ...account };
  writeJson(KEY, next);
  useAccount.setState(next, true);
}

/**
 * Ends this device's session if the token belongs to its login. Another tab may have signed in another player
 * without this sleeping tab
 * noticing: then that session stays, and this tab adopts it. Returns whether the session was ended.
 */
export function resetAccount(token: string): boolean {
  const stored = load();
  const sameLogin = loginIdOf(stored.token) === loginIdOf(token);
  if (sameLogin) storeAccount(GUEST);
  else useAccount.setState(stored, true);
  return sameLogin;
}

/** Changes the account of this player. A change for a signed-out player is dropped. */
export function updateAccount(uid: number, change: Partial<Omit<Account, 'uid' | 'token'>>): void {
  const stored = load();
  if (uid && stored.uid === uid) storeAccount({ ...stored, ...change });
}

/**
 * Stores a renewed token of the same login. The previous token stays valid, so no caller must react to the
 * renewal.
 */
export function renewToken(uid: number, fresh: string): void {
  const stored = load();
  const same = stored.uid === uid && loginIdOf(stored.token) === loginIdOf(fresh);
  if (same && signedAt(fresh) > signedAt(stored.token)) storeAccount({ ...stored, token: fresh });
}

/** Adopts a sign-in or sign-out of another tab. Returns the function that unsubscribes. */
export function followOtherTabs(): () => void {
  const follow = () => useAccount.setState(load(), true);
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) follow();
  };
  // A page in the back/forward cache receives no storage events.
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
