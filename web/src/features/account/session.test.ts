import { fakeNetwork, NEVER } from '@test/fakeNetwork';
import { showPage } from '@test/fakeSockets';
import { aToken } from '@test/tokens';
import { eventually } from '@test/eventually';
import { installHooks } from '@/api/http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GUEST, resetAccount, storeAccount, useAccount } from './accountStore';
import { signOut } from './session';

const LOGOUT = '/api/user/logout';
const account = { ...GUEST, uid: 7, token: 'mine' };
const newer = { ...GUEST, uid: 8, token: 'newer' };
const current = () => useAccount.getState();
/** Another tab signs in while this tab sleeps and receives no event. */
const elsewhere = () => localStorage.setItem('account', JSON.stringify(newer));

beforeEach(() => {
  storeAccount(account);
});

afterEach(() => {
  installHooks({});
  vi.unstubAllGlobals();
});

it('signing out does not wait for the server, and the request names the session', () => {
  const { sent, fetch } = fakeNetwork({ [LOGOUT]: NEVER });
  expect(signOut()).toBe(true);
  expect(current()).toEqual(GUEST);
  expect(localStorage.getItem('account')).toBeNull();
  expect(sent).toMatchObject([{ url: LOGOUT, headers: { 'UG-Uid': '7', 'UG-Token': 'mine' } }]);
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
});

it('signing out works offline', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fakeNetwork({ [LOGOUT]: new TypeError('offline') });
  signOut();
  expect(current()).toEqual(GUEST);
  await eventually(() => expect(warn).toHaveBeenCalledOnce());
});

it('signing out sends no request if the session is already over or does not exist', () => {
  const { sent } = fakeNetwork({ [LOGOUT]: {} });
  signOut({ skipServer: true });
  signOut();
  expect(current()).toEqual(GUEST);
  expect(sent).toEqual([]);
});

it('the end of an old session keeps and adopts the session that another tab started', () => {
  fakeNetwork({});
  elsewhere();
  expect(signOut({ session: account, skipServer: true })).toBe(false);
  expect(current()).toEqual(newer);
  expect(JSON.parse(localStorage.getItem('account')!)).toMatchObject(newer);
});

it('only the stored session can be ended', () => {
  expect(resetAccount('other')).toBe(false);
  expect(current()).toEqual(account);
  expect(resetAccount('mine')).toBe(true);
  expect(current()).toEqual(GUEST);
});

it('a renewed token belongs to the same session, so the end of the old token ends it', () => {
  storeAccount({ ...account, token: aToken('login-1', 200) });
  const session = { uid: 7, token: aToken('login-1', 100) };
  expect(signOut({ session, skipServer: true })).toBe(true);
  expect(current()).toEqual(GUEST);
});

it('a page in the back/forward cache misses other tabs’ changes and reloads the account when it returns', () => {
  elsewhere();
  showPage(false);
  expect(current()).toEqual(account);
  showPage(true);
  expect(current()).toEqual(newer);
});
