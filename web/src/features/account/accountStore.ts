import type { Account } from '@/api/types';
import { clearAtSignOut, persisted } from '@/data/persisted';
import { t } from '@/lib/i18n';
import { loginIdOf, signedAt } from './tokens';

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

/** The account that is signed in on this device. Version 0 had the same fields. */
export const useAccount = persisted('account', {
  initial: GUEST,
  validate: (stored) =>
    typeof stored.uid === 'number' && typeof stored.token === 'string' ? (stored as Account) : GUEST,
});

export const isLoggedIn = (account: Account) => Boolean(account.uid);
export const useLoggedIn = () => useAccount(isLoggedIn);

export function storeAccount(account: Account): void {
  useAccount.setState({ ...GUEST, ...account }, true);
}

/**
 * Ends this device's session if the token belongs to its login. Another tab may have signed in another player
 * without this sleeping tab noticing: then that session stays, and this tab adopts it. Returns whether the session was ended.
 */
export function resetAccount(token: string): boolean {
  const stored = useAccount.fresh();
  const sameLogin = loginIdOf(stored.token) === loginIdOf(token);
  if (sameLogin) clearAtSignOut(stored.uid);
  return sameLogin;
}

/** Changes the account of this player. A change for a signed-out player is dropped. */
export function updateAccount(uid: number, change: Partial<Omit<Account, 'uid' | 'token'>>): void {
  if (uid && useAccount.fresh().uid === uid) useAccount.setState(change);
}

/**
 * Stores a renewed token of the same login. The previous token stays valid for a day after the first use of this one,
 * so no caller must react to the renewal.
 */
export function renewToken(uid: number, fresh: string): void {
  const stored = useAccount.fresh();
  const same = stored.uid === uid && loginIdOf(stored.token) === loginIdOf(fresh);
  if (same && signedAt(fresh) > signedAt(stored.token)) useAccount.setState({ token: fresh });
}
